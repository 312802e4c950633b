import { isDeepStrictEqual } from 'node:util'
import { mapSubschemas } from '../../rules/map-subschemas.ts'
import type { JsonObject } from '../json.ts'

/** Keywords that explain a schema to people, and accept or reject no value. */
const explanations = new Set(['title', 'description', 'example', 'examples', 'deprecated'])

/** Reports whether two schemas accept the same values. Their explanations and the order of `required` do not count. */
export function sameMeaning(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(bare(one), bare(other))
}

/** Copies a schema without its explanations. Schemas below it keep theirs. */
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
