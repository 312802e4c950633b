/** Merges parts of a file. Maps are merged; for any other value, the later part wins. */
export function mergeDesired<T extends object>(parts: readonly T[]): T {
  return parts.reduce((merged, part) => merge(merged, part) as T, {} as T)
}

function merge(one: unknown, other: unknown): unknown {
  if (!isMap(one) || !isMap(other)) return other === undefined ? one : other
  const entries = Object.entries(other).map(([key, value]) => [key, merge(one[key], value)] as const)
  return { ...one, ...Object.fromEntries(entries) }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
