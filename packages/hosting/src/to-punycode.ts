import { ConfigError } from '@hostwright/common'

/** Converts one value; the error for one that cannot be converted names the property. */
type Convert = (field: string, value: string) => string

const dots = /[.\u3002\uFF0E\uFF61]/ // the full stops that internationalised names may be written with
const hostname = /^[a-z0-9_*-]+(\.[a-z0-9_*-]+)*\.?$/

/**
 * A domain name as the API takes it: native labels in Punycode, letters in lower case. The methods of this package
 * convert what they are given by themselves; this is for comparing, as responses may be written either way, and for
 * calls through `client.api`. Labels such as `_dmarc` and `*` stay. Makes no request.
 *
 * @throws {ConfigError} for what is no domain name
 * @example toPunycode('例え.jp') // xn--r8jz45g.jp
 */
export function toPunycode(name: string): string {
  return toPunycodeDomain('name', name)
}

/** The same for a property; there are as many labels as before. */
export function toPunycodeDomain(field: string, name: string): string {
  const ascii = typeof name === 'string' ? parseName(name) : undefined
  if (ascii !== undefined && hostname.test(ascii)) return ascii
  throw new ConfigError(
    field,
    `is ${JSON.stringify(name)}, which is no domain name: give one such as example.com`,
  )
}

/** The same for the host of a DNS record: `@`, the domain itself, stays. */
export function toPunycodeHost(field: string, host: string): string {
  return host === '@' ? host : toPunycodeDomain(field, host)
}

/** The same for what is written `user@domain`, a mail address or an FTP account: the user stays. */
export function toPunycodeAddress(field: string, address: string): string {
  const at = typeof address === 'string' ? address.lastIndexOf('@') : -1
  if (at < 1) throw new ConfigError(field, `is ${JSON.stringify(address)}: give it as user@domain`)
  return `${address.slice(0, at)}@${toPunycodeDomain(field, address.slice(at + 1))}`
}

/** The same for an address of the web, with or without its scheme: port and path stay. */
export function toPunycodeUrl(field: string, url: string): string {
  const parts = typeof url === 'string' ? /^([a-z]+:\/\/)?([^/?#:]*)(.*)$/isu.exec(url) : null
  const [, scheme = '', host = '', rest = ''] = parts ?? []
  return `${scheme}${toPunycodeDomain(field, host)}${rest}`
}

/** A converter of names in free text, where plain ASCII may be something else and stays as it is. */
export function ifNative(convert: Convert): Convert {
  return (field, value) => (isAscii(value) ? value : convert(field, value))
}

/** A copy with some properties converted, each by its rule; one that is left out stays out. */
export function toPunycodeProperties<T extends object>(
  values: T,
  rules: { readonly [Field in keyof T]?: Convert },
): T {
  const converted = { ...values } as Record<string, unknown>
  for (const [field, convert] of Object.entries(rules as Record<string, Convert>)) {
    const value = converted[field]
    if (Array.isArray(value)) converted[field] = value.map((item: string) => convert(field, item))
    else if (value !== undefined) converted[field] = convert(field, value as string)
  }
  return converted as T
}

// A name in ASCII never meets the URL parser, which takes `127.1` for an address.
function parseName(name: string): string | undefined {
  if (isAscii(name)) return name.toLowerCase()
  if (/[\s%/?#\\:@[\]]/u.test(name)) return undefined // what the parser would cut off or decode
  try {
    const ascii = new URL(`http://${name}`).hostname
    return ascii.split('.').length === name.split(dots).length ? ascii : undefined
  } catch {
    return undefined
  }
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text)
}
