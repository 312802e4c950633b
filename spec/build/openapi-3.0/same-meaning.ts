import { isDeepStrictEqual } from 'node:util'
import { mapSubschemas } from '../../rules/map-subschemas.ts'
import type { JsonObject } from '../json.ts'

/** Keywords that explain a schema to people and accept or reject no value. */
const explanations = new Set(['title', 'description', 'example', 'examples', 'deprecated'])

/** Whether two schemas accept the same values, whatever they say about them. The order of `required` does not count. */
export function sameMeaning(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(bare(one), bare(other))
}

/** A copy of a schema with only what accepts or rejects values. Schemas below it keep their explanations. */
export function withoutExplanations(schema: JsonObject): JsonObject {
  const own = Object.entries(schema).filter(([key]) => !explanations.has(key) && !key.startsWith('x-'))
  return Object.fromEntries(own)
}

function bare(schema: JsonObject): JsonObject {
  const plain = withoutExplanations(schema)
  const { required } = plain
  if (Array.isArray(required)) plain['required'] = required.map(String).toSorted()
  return mapSubschemas(plain, (child) => bare(child as JsonObject)) as JsonObject
}
