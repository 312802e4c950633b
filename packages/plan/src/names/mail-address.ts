import { toPunycode } from '@hostwright/hosting'

/** Converts `user@domain` to its form for comparing: lower case, the domain in Punycode. */
export function toPlainAddress(address: string): string {
  return toSentAddress(address).toLowerCase()
}

/** Converts an address for a request: the domain in Punycode. Returns any other text unchanged. */
export function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${toPunycode(address.slice(at + 1))}`
}

/** Returns the part of an address before the `@`. */
export function toUser(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** Returns the part of an address after the `@`. */
export function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
