import { toPunycode } from '@hostwright/hosting'

/**
 * Whether a pattern matches an address, such as `hosting/hw123456.example.jp/dns/www.example.com CNAME`. `*` matches
 * any text within one part of the address, `**` any number of parts, and `\*` an asterisk. A pattern also matches all
 * addresses below the one that it matches, and one with a name of the DNS all its records, or with their type those of
 * this type. Upper and lower case are equal, and so are the spellings of a domain name: with native characters or in
 * Punycode, with or without a dot at its end.
 */
export function matches(pattern: string, address: string): boolean {
  const parts = respell(pattern.normalize('NFC')).split(/(\\\*|\*+)/)
  const end = namesRecords.test(pattern) ? '[ /]' : '/'
  return new RegExp(`^${parts.map(toSource).join('')}(?:${end}.*)?$`, 'isu').test(address)
}

const namesRecords = /\/dns\/[^/ ]*(?: [a-z]+)?$/iu
/** The server, the kind and the name in a pattern. The names of the kinds left out are not those of domains. */
const place =
  /^(\*\*|(?:hosting|\*)\/[^/]*)(?:(\/(?!(?:cron|ssh_keys|databases|database_users|grants)\/)[^/]*\/)([^\s/]*))?/iu
const nativeLabel = /[^.@*\\]*[^\0-\x7F][^.@*\\]*/g

/** Returns a pattern with its domain names as addresses have them. */
function respell(pattern: string): string {
  return pattern.replace(
    place,
    (_, server: string, kind = '', name = '') => `${toPlainName(server)}${kind}${toPlainName(name)}`,
  )
}

function toPlainName(name: string): string {
  return name.replaceAll(nativeLabel, toLabel).replace(/\.$/, '')
}

function toLabel(label: string): string {
  try {
    return toPunycode(label)
  } catch {
    return label
  }
}

function toSource(part: string): string {
  if (part === '*') return '[^/]*'
  if (/^\*+$/.test(part)) return '.*'
  return part === asterisk ? part : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
}

const asterisk = '\\*'

/** Returns the pattern that matches only one address and those below it, also if the address has an asterisk. */
export function toPattern(address: string): string {
  return address.replaceAll('*', asterisk)
}

/** Whether one of several patterns matches an address. */
export function matchesAny(address: string, patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => matches(pattern, address))
}
