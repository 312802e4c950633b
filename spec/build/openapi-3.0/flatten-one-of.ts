import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { joinedTexts } from './joined-texts.ts'
import { namedSchema } from './named-schema.ts'
import { sameMeaning, withoutExplanations } from './same-meaning.ts'

type Joined = typeof joinedTexts

/**
 * Flattens a choice between named objects into one object, which is what many 3.0 generators can read: it has the
 * properties of every branch, requires those that all of them require, and rejects additional ones if all of them do. A
 * property that branches explain differently needs a joined text; if each branch has a part of an enumeration, the
 * component with all of its values replaces the parts. The least certain branch gives the provenance. A choice with a
 * discriminator stays a choice, unless it is a branch of another one: generators do not support a choice within a
 * choice.
 */
export function flattenOneOf(
  schema: JsonObject,
  schemas: JsonObject,
  joined: Joined = joinedTexts,
): JsonObject {
  const { oneOf, discriminator, ...rest } = schema
  if (!Array.isArray(oneOf) || oneOf.length < 2) return schema
  if (discriminator !== undefined && !isBranch(schema, schemas)) return schema
  const branches = oneOf.map((branch) => namedSchema(branch, schemas))
  if (!branches.every((branch) => branch?.['type'] === 'object')) return schema

  const texts = joined[nameOf(schema, schemas)] ?? {}
  const properties: JsonObject = {}
  let required: string[] | undefined
  let closed = true
  for (const branch of branches as JsonObject[]) {
    const own = isObject(branch['properties']) ? branch['properties'] : {}
    for (const [name, property] of Object.entries(own)) {
      properties[name] = join(name, properties[name], property, schemas, texts[name])
    }
    const names = (branch['required'] ?? []) as string[]
    required = required ? required.filter((name) => names.includes(name)) : names
    closed &&= branch['additionalProperties'] === false
  }
  const mark = leastCertain(branches as JsonObject[])
  return {
    ...rest,
    type: 'object',
    ...(mark === undefined ? {} : { 'x-provenance': mark }),
    ...(closed ? { additionalProperties: false } : {}),
    ...(required?.length ? { required } : {}),
    properties,
  }
}

function isBranch(schema: JsonObject, schemas: JsonObject): boolean {
  return Object.values(schemas).some((other) => {
    const branches = isObject(other) && Array.isArray(other['oneOf']) ? other['oneOf'] : []
    return branches.some((branch) => namedSchema(branch, schemas) === schema)
  })
}

function join(
  name: string,
  known: Json | undefined,
  property: Json,
  schemas: JsonObject,
  text: JsonObject | undefined,
): Json {
  if (known === undefined || isDeepStrictEqual(known, property)) return property
  const whole = joinEnumerations(known, property, schemas)
  if (whole !== undefined) return whole
  if (!isObject(known) || !isObject(property) || !sameMeaning(withoutConst(known), withoutConst(property))) {
    throw new Error(`Branches of a choice disagree about ${name}`)
  }
  if (text === undefined)
    throw new Error(`Branches of a choice explain ${name} differently: join their texts`)
  return { ...withoutExplanations(withoutConst(known)), ...text }
}

/** Replaces a boolean constant by a plain boolean, as 3.0 does, so that branches which differ only in it agree. */
function withoutConst(schema: JsonObject): JsonObject {
  if (typeof schema['const'] !== 'boolean') return schema
  const { const: _value, ...rest } = schema
  return rest
}

function leastCertain(branches: readonly JsonObject[]): Json | undefined {
  const marks = new Set(branches.map((branch) => branch['x-provenance']))
  return ['inferred', 'public-reference'].find((mark) => marks.has(mark))
}

function nameOf(schema: JsonObject, schemas: JsonObject): string {
  return Object.keys(schemas).find((name) => schemas[name] === schema) ?? ''
}

function joinEnumerations(one: Json, other: Json, schemas: JsonObject): JsonObject | undefined {
  const values = [one, other].map(
    (property) => namedSchema(property, schemas)?.['enum'] as Json[] | undefined,
  )
  const all = values.every(Array.isArray) ? [...new Set(values.flat())] : undefined
  const name = Object.keys(schemas).find((key) =>
    isDeepStrictEqual((schemas[key] as JsonObject)['enum'], all),
  )
  return all && name !== undefined ? { $ref: `#/components/schemas/${name}` } : undefined
}
