import { type Client, ConfigError, parsePathValue } from '@hostwright/common'
import type { ServerPath } from './server-path.ts'

/** Resource below a VPS at which the API shows the state of an operation. */
export type StatusResource = 'power' | 'os-reinstall'

/** Returns the path at which the status of an operation is polled. */
export function toStatusLocation({ uuid }: ServerPath, resource: StatusResource): string {
  return `/v1/vps/servers/${encodeURIComponent(uuid)}/${resource}`
}

/**
 * Returns the VPS of a stored location, which is a path or an absolute URL below the client's `baseUrl`. Another
 * location is rejected, so that a stored value cannot send the API key to another host.
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
    // A location with invalid percent encoding, or with a uuid that cannot be a path segment, is rejected below.
  }
  throw notStored('location', location)
}

/** Returns the error for an invalid property of an operation that a program has stored as JSON. */
export function notStored(field: string, value: unknown): ConfigError {
  return new ConfigError(field, `is ${JSON.stringify(value)}: give the one that was stored`)
}

/** Returns the part of a location's path that follows the client's `baseUrl`; an empty text for any other location. */
function toOwnPath(baseUrl: string, location: unknown): string {
  const url = typeof location === 'string' ? URL.parse(location, baseUrl) : null
  const { origin, pathname } = new URL(baseUrl)
  // A stored location may consist only of the base URL's origin and a path: this also rejects credentials, a query and
  // a fragment.
  if (url?.href !== origin + url?.pathname) return ''
  if ((location as string).startsWith('/v1/')) return url.pathname
  const prefix = pathname.replace(/\/$/, '')
  return url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : ''
}
