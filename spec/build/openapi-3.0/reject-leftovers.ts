import type { JsonObject } from '../json.ts'

const unknown = [
  'if',
  'then',
  'else',
  'patternProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'prefixItems',
  'contains',
  'propertyNames',
  'dependentSchemas',
  'dependentRequired',
  'contentMediaType',
  'contentEncoding',
  'const',
  '$defs',
  '$schema',
  '$id',
  '$anchor',
  '$dynamicRef',
  '$comment',
]

/** Throws if a schema has a keyword that 3.0 lacks: dropping it silently would change the API. */
export function rejectLeftovers(schema: JsonObject): void {
  const found = unknown.filter((keyword) => keyword in schema)
  if (schema['type'] === 'null') found.push("type 'null'")
  if (found.length > 0)
    throw new Error(`OpenAPI 3.0 does not know ${found.join(', ')}: ${JSON.stringify(schema)}`)
}
