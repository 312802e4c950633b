import type { Schema } from './description.ts'
import { follow } from './follow.ts'

// Keywords of a JSON Schema that are copied unchanged, because an agent needs them for writing a value. The first
// paragraph of a description, the known values and short copies of inner schemas are kept too. All other keywords only
// cost tokens.
const kept = new Set([
  'type',
  'const',
  'enum',
  'default',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'required',
])
const lists = ['oneOf', 'anyOf', 'allOf'] as const

/**
 * Returns a short copy of a schema: references are followed, descriptions are cut to their first paragraph, and
 * examples and other annotations are left out. Below `depth` levels, an object has only the names of its properties,
 * and lists and alternatives are left out, so that an agent can read a large schema in parts.
 */
export function shortenSchema(document: object, given: Schema, depth: number): Schema {
  const schema = follow(document, given)
  const next = (inner: unknown): Schema => shortenSchema(document, inner as Schema, depth - 1)
  const { description, properties, items, additionalProperties } = schema as Record<string, never>
  const short: Record<string, unknown> = {}
  if (description !== undefined) short['description'] = String(description).split('\n\n', 1)[0]
  for (const [name, value] of Object.entries(schema)) if (kept.has(name)) short[name] = value
  const known = schema['x-extensible-enum']
  if (known !== undefined) short['known'] = known
  if (depth <= 0) return properties === undefined ? short : { ...short, properties: Object.keys(properties) }
  if (properties !== undefined) short['properties'] = mapValues(properties, next)
  if (items !== undefined) short['items'] = next(items)
  if (typeof additionalProperties === 'object') short['additionalProperties'] = next(additionalProperties)
  for (const name of lists) {
    const list = schema[name]
    if (Array.isArray(list)) short[name] = list.map(next)
  }
  return short
}

function mapValues(object: object, map: (value: unknown) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]))
}
