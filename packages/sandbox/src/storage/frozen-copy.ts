/**
 * A value as JSON would bring it back, frozen. Frozen parts are shared: they came out of a store, and a contract holds
 * the whole plan and image that were ordered.
 */
export function toFrozenCopy(value: unknown): unknown {
  if (typeof value === 'number') return toJsonNumber(value)
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map((part) => toFrozenCopy(part ?? null)))
  // A spread keeps the layout of the object, which takes less memory than one that is made of entries.
  const copy: Record<string, unknown> = { ...value }
  for (const [name, part] of Object.entries(copy)) {
    if (part === undefined) delete copy[name]
    else if (typeof part === 'object' || typeof part === 'number') copy[name] = toFrozenCopy(part)
  }
  return Object.freeze(copy)
}

function toJsonNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null
  return value === 0 ? 0 : value // JSON has no negative zero.
}
