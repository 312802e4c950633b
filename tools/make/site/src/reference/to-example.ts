import { unwrapNull } from './describe-type.ts'
import type { Schema } from '@hostwright/generate/description'
import type { Body, Example, Follow, Linked } from './description.ts'

/** The examples of a body: those that are written down, or else one made from its schema. */
export function listExamples(body: Body, follow: Follow): Example[] {
  const json = body.content?.['application/json']
  if (json === undefined) return []
  const written = Object.values(json.examples ?? {}).map((example) => follow(example))
  return written.length > 0 ? written : [{ value: toExample(json.schema, follow) }]
}

/** A value that a schema allows, made of the examples of its parts. */
export function toExample(part: Linked<Schema>, follow: Follow): unknown {
  const { schema } = unwrapNull(part, follow)
  const { examples, const: only, enum: values, properties, items, oneOf } = schema
  if (examples?.[0] !== undefined) return examples[0]
  if (only !== undefined) return only
  if (oneOf?.[0] !== undefined) return toExample(oneOf[0], follow)
  if (items !== undefined) return [toExample(items, follow)]
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, toExample(one, follow)]))
  return values?.[0] ?? schema.default ?? toPlain(schema.type)
}

function toPlain(type: Schema['type']): unknown {
  if (type === 'string') return 'text'
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? 0 : {}
}
