import type { JsonObject } from '../json.ts'

/** No `minLength: 0`: it bounds nothing, but generators write code for it that compilers warn about. */
export function withoutEmptyBounds(schema: JsonObject): JsonObject {
  const { minLength, ...rest } = schema
  return minLength === 0 ? rest : schema
}
