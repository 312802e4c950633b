import { ConfigError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns the normal form of a domain name: Punycode, lower case, no dot at the end.
 *
 * @throws {ConfigError} for a name that `toPunycode` rejects, and for one without a dot, such as `localhost`
 */
export function toDomainName(name: string): string {
  const domain = toPunycode(name).replace(/\.$/, '')
  if (domain.includes('.')) return domain
  throw new ConfigError(
    'name',
    `is ${JSON.stringify(name)}, which is not a domain name: give one such as example.com`,
  )
}

/** Returns the normal form of a subdomain's label. The label may contain dots, as in `a.b` of `a.b.example.com`. */
export function toSubdomainLabel(label: string): string {
  return toPunycode(label).replace(/\.$/, '')
}

/** Returns the normal form of the name of a hosting server, or of its server id. */
export function toServerName(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\.$/, '')
}

/** Returns the normal form of the name of a VPS, or its uuid in lower case. */
export function toVpsKey(key: string): string {
  return isUuid(key) ? key.toLowerCase() : key.normalize('NFC')
}

export function isUuid(key: string): boolean {
  return uuid.test(key)
}

/** Returns the normal form of `user@domain`; the user keeps its case. */
export function toAccountName(name: string): string {
  const at = name.lastIndexOf('@')
  return at < 1 ? name : `${name.slice(0, at + 1)}${toDomainName(name.slice(at + 1))}`
}

/** Converts a native reverse hostname to Punycode. Other names are sent as they are written. */
export function toReverseHostname(name: string): string {
  return /^[\0-\x7F]*$/.test(name) ? name : toPunycode(name)
}
