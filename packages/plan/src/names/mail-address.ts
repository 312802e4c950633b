import { toPunycode } from '@hostwright/hosting'

/** Converts `user@domain` to the form in which addresses are compared: lower case, with the domain in Punycode. */
export function toPlainAddress(address: string): string {
  return toSentAddress(address).toLowerCase()
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
