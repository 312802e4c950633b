/** Inputs of operations whose value is a domain, or has one in it, as an address and a URL do. */
export const domainInputs: ReadonlySet<string> = new Set([
  'domain',
  'fqdn',
  'subdomain',
  'common_name',
  'mail_account',
  'mail_address',
  'ftp_account',
  'url',
])

/** A character that no name of the API has. */
const native = /[^\x20-\x7E]/

/** Splits an address, such as `info@example.com`, or a URL with or without its scheme: its domain is in the middle. */
export function splitDomain(value: string): readonly [before: string, domain: string, after: string] {
  const [, before = '', domain = '', after = ''] =
    /^((?:[a-z]+:\/\/)?(?:[^/?#:]*@)?)([^/?#:]*)(.*)$/is.exec(value) ?? []
  return [before, domain, after]
}

/**
 * Returns the value of an input in the form that the API takes: a native domain in Punycode, without the dot of a zone
 * file at its end. The list of `example.com.` would be empty, and a backup of nothing. A value that cannot be converted
 * stays, and the API says what is wrong.
 */
export async function toApiName(input: string, value: string): Promise<string> {
  const isDomain = domainInputs.has(input)
  if (!isDomain && input !== 'host') return value
  const [before, domain, after] = splitDomain(value)
  if (!native.test(domain) && !(isDomain && domain.endsWith('.'))) return value
  const { toPunycode } = await import('@hostwright/hosting')
  try {
    return `${before}${toPunycode(domain)}${after}`
  } catch {
    return value
  }
}
