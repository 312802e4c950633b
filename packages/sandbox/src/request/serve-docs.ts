import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Whether a request asks for a page or a file rather than for something of the API. */
export function isForDocs({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/v1(?=\/|$)/.test(new URL(url).pathname)
}

/** Answers with the files of a folder, and with its `404.html` where it has none. */
export function createDocsServe(folder: string): (request: Request) => Promise<Response> {
  const routes = new Hono()
  routes.use(serveStatic({ root: folder }))
  routes.notFound(async (context) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined)
    return page === undefined ? context.text('There is no such page.\n', 404) : context.html(page, 404)
  })
  return async (request) => routes.fetch(request)
}
