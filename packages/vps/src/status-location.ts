import { type Client, ConfigError, parsePathValue } from '@hostwright/common'
import type { ServerPath } from './server-path.ts'

/** Where the API tells how far an operation is. */
export type StatusResource = 'power' | 'os-reinstall'

/** The path of a status. */
export function toStatusLocation({ uuid }: ServerPath, resource: StatusResource): string {
  return `/v1/vps/servers/${encodeURIComponent(uuid)}/${resource}`
}

/**
 * The VPS that a stored location is of. It may be a path, or an address in full that begins with the client's
 * own; any other is rejected, so that nothing stored decides where the key is sent.
 */
export function parseStatusLocation(
  { baseUrl }: Client,
  location: unknown,
  resource: StatusResource,
): ServerPath {
  const [, encoded] =
    new RegExp(`^/v1/vps/servers/([^/]+)/${resource}$`).exec(toOwnPath(baseUrl, location)) ?? []
  try {
    if (encoded !== undefined) return { uuid: parsePathValue('location', decodeURIComponent(encoded)) }
  } catch {
    // A stray percent sign, or no segment.
  }
  throw notStored('location', location)
}

/** A member of a stored operation that cannot be one. */
export function notStored(field: string, value: unknown): ConfigError {
  return new ConfigError(field, `is ${JSON.stringify(value)}: give the one of the operation that was stored`)
}

/** The path below the client's address; empty where it is none of these. */
function toOwnPath(baseUrl: string, location: unknown): string {
  const url = typeof location === 'string' ? URL.parse(location, baseUrl) : null
  const { origin, pathname } = new URL(baseUrl)
  // Also without credentials, query and fragment.
  if (url?.href !== origin + url?.pathname) return ''
  if (String(location).startsWith('/v1/')) return url.pathname
  const prefix = pathname.replace(/\/$/, '')
  return url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : ''
}
