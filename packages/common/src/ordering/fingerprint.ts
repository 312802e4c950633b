import { toHash } from '../world/to-hash.ts'

/** What tells two orders apart: a SHA-256 over their properties, whatever order these are in. */
export function toFingerprint(order: object): Promise<string> {
  return toHash(JSON.stringify(order, sortFields))
}

function sortFields(_: string, value: unknown): unknown {
  if (Object(value) !== value || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
