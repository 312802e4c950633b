/**
 * Whether a pattern covers an address. `*` stands for anything within a part, `**` for anything. A pattern may leave out the
 * first parts: `dns/**` covers the records of every server.
 */
export function isCovered(address: string, patterns: readonly string[] | undefined): boolean {
  return patterns?.some((pattern) => toExpression(pattern).test(address)) === true
}

function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`)
  })
  return new RegExp(`^(?:[^/]+/){0,3}${parts.join('')}$`, 's')
}
