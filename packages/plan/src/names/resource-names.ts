import { toPunycode } from '@hostwright/hosting'

/** Converts `user@domain` to the form in which addresses are compared: lower case, with the domain in Punycode. */
export function toPlainAddress(address: string): string {
  return toSentAddress(address).toLowerCase()
}

/** Returns the name of an account that a request sends, in the form in which names are compared, if it sends one. */
export function toSentName(address: unknown): string | undefined {
  return typeof address === 'string' ? toPlainAddress(address) : undefined
}

/** Converts the domain of a mail address to Punycode, for a request. Returns any other text unchanged. */
export function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${toPunycode(address.slice(at + 1))}`
}

/** Returns the part of a mail address before the `@`. */
export function toUser(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** Returns the part of a mail address after the `@`. */
export function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Returns the full name of a database or a database user: the server id, an underscore and the suffix. */
export function toFullName(serverId: string, suffix: string): string {
  return `${serverId}_${suffix}`
}

/**
 * Returns the suffix of a database or a database user: the part of its full name after the server id and the
 * underscore.
 */
export function toSuffix(name: string): string {
  return name.slice(name.indexOf('_') + 1)
}

/** Returns the URL of a WordPress installation without its scheme, built from its site and path. */
export function toName(site: string, path: string): string {
  const plain = path.replaceAll(/^\/+|\/+$/g, '')
  return plain === '' ? site : `${site}/${plain}`
}

/** Returns the URL of a WordPress installation without its scheme, from the URL in a response. */
export function toKnownName(url: string): string {
  const [host = '', ...path] = url.replace(/^[a-z]+:\/\//i, '').split('/')
  return toName(toPunycode(host), path.join('/'))
}
