/**
 * Whether a pattern matches an address, such as `hosting/hw123456.example.jp/dns/www.example.com CNAME`. `*` matches
 * any text within one part of the address, `**` any number of parts. A pattern also matches all addresses below the one
 * that it matches. Upper and lower case are equal.
 */
export function matches(pattern: string, address: string): boolean {
  const source = pattern
    .normalize('NFC')
    .split(/(\*+)/)
    .map((part) =>
      part === '*'
        ? '[^/]*'
        : /^\*+$/.test(part)
          ? '.*'
          : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('')
  return new RegExp(`^${source}(?:/.*)?$`, 'isu').test(address)
}

/** Whether one of several patterns matches an address. */
export function matchesAny(address: string, patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => matches(pattern, address))
}
