import type { JsonObject } from '../json.ts'

/** Drops `minLength: 0`: it has no effect, but the code that generators write for it gives compiler warnings. */
export function withoutEmptyBounds(schema: JsonObject): JsonObject {
  const { minLength, ...rest } = schema
  return minLength === 0 ? rest : schema
}
