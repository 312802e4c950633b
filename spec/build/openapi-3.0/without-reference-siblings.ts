import type { JsonObject } from '../json.ts'

/** A `$ref` alone, or inside `allOf` when something stands beside it: 3.0 ignores everything beside a `$ref`. */
export function withoutReferenceSiblings(schema: JsonObject): JsonObject {
  const { $ref, ...rest } = schema
  if ($ref === undefined || Object.keys(rest).length === 0) return schema
  const { allOf, ...siblings } = rest
  return { ...siblings, allOf: [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])] }
}
