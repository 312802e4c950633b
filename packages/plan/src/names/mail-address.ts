import { toPunycode } from '@hostwright/hosting'

/** Returns `user@domain` in a form for comparing: in lower case, the domain in Punycode. */
export function toPlainAddress(address: string): string {
  return toSentAddress(address).toLowerCase()
}

/** Returns an address for a request: the domain in Punycode. Any other text is returned unchanged. */
export function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${toPunycode(address.slice(at + 1))}`
}

/** The part before the `@`. */
export function toUser(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** The part after the `@`. */
export function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
