import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Serve } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'

/** Puts the files of a folder beside the API, and its `404.html` where there is neither. */
export function withDocs(serve: Serve, folder: string | undefined): Serve {
  if (folder === undefined) return serve
  const files = new Hono()
  files.use(serveStatic({ root: folder }))
  files.notFound(async (context) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined)
    return page === undefined ? context.text('There is no such page.\n', 404) : context.html(page, 404)
  })
  return async (request) => (isForFile(request) ? files.fetch(toRequest(request)) : serve(request))
}

function isForFile({ method, pathname }: IncomingRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/v1(?:\/|$)/.test(pathname)
}

/** Which file is wanted says the path alone. */
function toRequest({ method, pathname }: IncomingRequest): Request {
  return new Request(`http://localhost${pathname}`, { method })
}
