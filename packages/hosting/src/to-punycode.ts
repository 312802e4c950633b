import { ConfigError } from '@hostwright/common'

/** Converts one value to Punycode. The error for a value that cannot be converted names the property `field`. */
type Convert = (field: string, value: string) => string

// The characters that separate labels: the ASCII full stop and those of other scripts.
const dots = /[.\u3002\uFF0E\uFF61]/
const hostname = /^[a-z0-9_*-]+(\.[a-z0-9_*-]+)*\.?$/

/**
 * Converts a domain name to the form that the API takes: native labels in Punycode, letters in lower case, no dot at the
 * end. The methods of this package convert their arguments themselves. Use it to compare names, which responses can have in either form,
 * and for calls through `client.api`. Labels such as `_dmarc` and `*` are kept. Makes no request.
 *
 * @throws {ConfigError} if it is empty, has an empty label, or characters that no domain name has
 * @example toPunycode('例え.jp') // returns xn--r8jz45g.jp
 */
export function toPunycode(name: string): string {
  return toPunycodeDomain('name', name)
}

/**
 * Converts a domain name to Punycode. Rejects a name with characters that no host name has, and a native name whose number of
 * labels the conversion would change.
 */
export function toPunycodeDomain(field: string, name: string): string {
  const ascii = typeof name === 'string' ? parseName(name) : undefined
  // A list of `example.com.` would be empty: the API knows no name with the dot of a zone file.
  if (ascii !== undefined && hostname.test(ascii)) return ascii.replace(/\.$/, '')
  throw new ConfigError(
    field,
    `is ${JSON.stringify(name)}, which is not a domain name: give one such as example.com`,
  )
}

/** Converts the host of a DNS record; `@`, the domain itself, is kept. */
export function toPunycodeHost(field: string, host: string): string {
  return host === '@' ? host : toPunycodeDomain(field, host)
}

/** Converts a mail address or an FTP account, `user@domain`; the user is kept. */
export function toPunycodeAddress(field: string, address: string): string {
  const at = typeof address === 'string' ? address.lastIndexOf('@') : -1
  if (at < 1) throw new ConfigError(field, `is ${JSON.stringify(address)}: give it as user@domain`)
  return `${address.slice(0, at)}@${toPunycodeDomain(field, address.slice(at + 1))}`
}

/** Converts a URL, with or without its scheme; port and path are kept. */
export function toPunycodeUrl(field: string, url: string): string {
  const parts = typeof url === 'string' ? /^([a-z]+:\/\/)?([^/?#:]*)(.*)$/isu.exec(url) : null
  const [, scheme = '', host = '', rest = ''] = parts ?? []
  return `${scheme}${toPunycodeDomain(field, host)}${rest}`
}

/**
 * Returns a converter that converts only text with characters outside of ASCII: other text may be something else than a
 * domain name.
 */
export function ifNative(convert: Convert): Convert {
  return (field, value) => (isAscii(value) ? value : convert(field, value))
}

/** Returns a copy of an object with some properties converted, each by its own converter. */
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

// Returns the Punycode form of a name. The URL parser converts names with characters outside of ASCII; the result is
// `undefined` if it cannot. ASCII names are put in lower case and not checked, because the parser reads `127.1` as an
// address.
function parseName(name: string): string | undefined {
  if (isAscii(name)) return name.toLowerCase()
  // A name with one of these characters is invalid: the URL parser would cut the name off there, or decode it to
  // another name.
  if (/[\s%/?#\\:@[\]]/u.test(name)) return undefined
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
