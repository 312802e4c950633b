import type { Serve } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { plainText, toMediaType } from '../http/media-type.ts'
import type { ContractFiles, SiteFiles } from './contract-files.ts'
import type { FileEntry } from './entry.ts'

/**
 * Serves the sites of the hosting contracts to requests whose `Host` is the name of a site, or that name with
 * `.localhost` behind it, which browsers open without DNS. Only files are served: no PHP, and no rules of `.htaccess`.
 */
export function withSites(serve: Serve, files: ContractFiles): Serve {
  return async (request) => {
    const name = toSiteName(request.host)
    const site = name === undefined ? undefined : files.ofSite(name)
    return site === undefined ? serve(request) : serveSite(site, request)
  }
}

/** Returns the name that may be that of a site; `undefined` for an IP address and `localhost`, as callers of the API use. */
function toSiteName(host: string): string | undefined {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.localhost$/, '')
  // The last label of a name has a letter, and that of an IP address has none.
  return /\.[\w-]*[a-z][\w-]*$/.test(name) ? name : undefined
}

function serveSite(site: SiteFiles, { method, pathname }: IncomingRequest): Response {
  if (method !== 'GET' && method !== 'HEAD') return toTextResponse(405, 'Only GET and HEAD are served.')
  const found = findFile(site, pathname)
  if (found === undefined) return toTextResponse(404, 'There is no such page.')
  const { path, file } = found
  const content = new Uint8Array(file.data.all())
  return new Response(method === 'HEAD' ? null : content, {
    headers: {
      'Content-Type': toMediaType(path),
      'Content-Length': String(content.length),
      'Last-Modified': new Date(file.mtime * 1000).toUTCString(),
    },
  })
}

interface Found {
  readonly path: string
  readonly file: FileEntry
}

/** Returns the file of a path: itself, or the index of a folder. Files that begin with `.ht` are never served. */
function findFile({ tree, root }: SiteFiles, pathname: string): Found | undefined {
  const path = decode(pathname)
  if (path === undefined || /(?:^|\/)(?:\.ht|\.\.(?:\/|$))/.test(path)) return undefined
  for (const place of [`${root}${path}`, `${root}${path}/index.html`]) {
    if (!tree.has(place)) continue
    const file = tree.find(place)
    if (file.kind === 'file') return { path: place, file }
  }
  return undefined
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

function toTextResponse(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': plainText } })
}
