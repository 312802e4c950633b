import { type Client, ConfigError, parsePathValue } from '@hostwright/common'
import type { ServerPath } from './server.ts'

/** Where the API tells how far an operation is. */
export type StatusResource = 'power' | 'os-reinstall'

/** The path of a status. */
export function toStatusLocation({ uuid }: ServerPath, resource: StatusResource): string {
  return `/v1/vps/servers/${encodeURIComponent(uuid)}/${resource}`
}

/**
 * The VPS that a stored location is of. It may be a path, or an address in full that begins with the client's
 * own; any other is refused, so that nothing stored decides where the key is sent.
 */
export function parseStatusLocation(
  { baseUrl }: Client,
  location: unknown,
  resource: StatusResource,
): ServerPath {
  const path = toOwnPath(new URL(baseUrl), location)
  const [, encoded, named] = /^\/v1\/vps\/servers\/([^/]+)\/([^/]+)$/.exec(path ?? '') ?? []
  const uuid = named === resource ? decode(encoded) : undefined
  if (uuid === undefined) throw notStored('location', location)
  return { uuid: parsePathValue('location', uuid) }
}

/** A member of a stored operation that cannot be one. */
export function notStored(field: string, value: unknown): ConfigError {
  return new ConfigError(field, `is ${JSON.stringify(value)}: give the one of the operation that was stored`)
}

/** The path below the client's address. */
function toOwnPath(base: URL, location: unknown): string | undefined {
  if (typeof location !== 'string' || !URL.canParse(location, base)) return undefined
  const { href, origin, pathname } = new URL(location, base)
  // Also without credentials, query and fragment.
  if (origin !== base.origin || href !== origin + pathname) return undefined
  if (location.startsWith('/v1/')) return pathname
  const prefix = base.pathname.replace(/\/$/, '')
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined // a stray percent sign
  }
}
