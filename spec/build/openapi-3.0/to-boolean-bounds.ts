import type { JsonObject } from '../json.ts'

/** Writes exclusive bounds as 3.0 does: as a flag beside the bound. */
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
