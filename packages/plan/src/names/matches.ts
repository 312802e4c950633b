/**
 * Whether a pattern is about an address, such as `hosting/hw123456.example.jp/dns/www.example.com CNAME`: `*` stands for
 * anything within one part, `**` also for several parts. A pattern is also about all that is below its address.
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

/** Whether one of several patterns is about an address. */
export function matchesAny(address: string, patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => matches(pattern, address))
}
