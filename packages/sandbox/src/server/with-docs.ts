import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsState } from '../dashboard/with-dashboard.ts'
import type { Serve } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { plainText, toMediaType } from '../http/media-type.ts'

/**
 * Serves the files of a folder for GET and HEAD requests outside of `/v1`, and its `404.html` if the file does not
 * exist.
 */
export function withDocs(serve: Serve, folder: string | undefined): Serve {
  if (folder === undefined) return serve
  return async (request) => (isForFile(request) ? serveFile(folder, request) : serve(request))
}

/** Returns what the dashboard says of the documentation in a folder, which may be written later. */
export async function readDocsState(folder: string | undefined): Promise<DocsState> {
  if (folder === undefined) return 'none'
  return access(join(folder, 'index.html')).then(
    () => 'served',
    () => 'expected',
  )
}

function isForFile({ method, pathname }: IncomingRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/v1(?:\/|$)/.test(pathname)
}

async function serveFile(folder: string, { method, pathname }: IncomingRequest): Promise<Response> {
  const path = toPath(pathname)
  const found = path === undefined ? undefined : await findFile(join(folder, path))
  const file = found ?? (await readIfThere(join(folder, '404.html')))
  const { content, type } = file ?? {
    content: new TextEncoder().encode('There is no such page.\n'),
    type: plainText,
  }
  return new Response(method === 'HEAD' ? null : content, {
    status: found ? 200 : 404,
    headers: { 'Content-Type': type, 'Content-Length': String(content.byteLength) },
  })
}

/** Returns the path of a file below the folder; `undefined` if the path would leave the folder, or is invalid. */
function toPath(pathname: string): string | undefined {
  try {
    const steps = decodeURIComponent(pathname).split('/')
    return steps.some((step) => step === '..' || /[\\:\0]/.test(step)) ? undefined : join(...steps)
  } catch {
    return undefined
  }
}

interface ServedFile {
  readonly content: Uint8Array<ArrayBuffer>
  readonly type: string
}

async function findFile(path: string): Promise<ServedFile | undefined> {
  return (await readIfThere(path)) ?? readIfThere(join(path, 'index.html'))
}

/** Reads a file; returns `undefined` if it does not exist or is a folder. */
async function readIfThere(path: string): Promise<ServedFile | undefined> {
  const content = await readFile(path).catch(() => undefined)
  return content && { content, type: toMediaType(path) }
}
