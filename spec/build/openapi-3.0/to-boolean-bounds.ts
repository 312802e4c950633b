import type { JsonObject } from '../json.ts'

/** Exclusive bounds as a flag beside the bound, which is how 3.0 has them. */
export function toBooleanBounds(schema: JsonObject): JsonObject {
  const result = { ...schema }
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = result[exclusive]
    if (typeof value !== 'number') continue
    result[bound] = value
    result[exclusive] = true
  }
  return result
}
