import type { JsonObject } from '../json.ts'

/**
 * Puts a `$ref` with siblings into `allOf`: 3.0 ignores everything beside a `$ref`. A default is left out, because
 * generators reject it beside `allOf` or give it the wrong type.
 */
export function withoutReferenceSiblings(schema: JsonObject): JsonObject {
  const { $ref, ...rest } = schema
  if ($ref === undefined || Object.keys(rest).length === 0) return schema
  const { allOf, default: _default, ...siblings } = rest
  if (allOf === undefined && Object.keys(siblings).length === 0) return { $ref }
  return { ...siblings, allOf: [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])] }
}
