import { toPunycode } from '@hostwright/hosting'

/** An address of `user@domain` for comparing: upper and lower case are the same, the domain is in Punycode. */
export function toPlainAddress(address: string): string {
  return toSentAddress(address).toLowerCase()
}

/** An address as requests take it: the domain in Punycode. What is no address stays. */
export function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${toPunycode(address.slice(at + 1))}`
}

/** What comes before the `@`. */
export function toUser(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** What comes after the `@`. */
export function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
