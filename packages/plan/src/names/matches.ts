/**
 * Whether a pattern matches an address, such as `hosting/hw123456.example.jp/dns/www.example.com CNAME`. `*` matches
 * any text within one part of the address, `**` any number of parts, and `\*` an asterisk. A pattern also matches all
 * addresses below the one that it matches. Upper and lower case are equal.
 */
export function matches(pattern: string, address: string): boolean {
  const parts = pattern.normalize('NFC').split(/(\\\*|\*+)/)
  return new RegExp(`^${parts.map(toSource).join('')}(?:/.*)?$`, 'isu').test(address)
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
