import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { namedSchema } from './named-schema.ts'
import { sameMeaning } from './same-meaning.ts'

/**
 * One object out of a choice between named objects, which is what many 3.0 generators can read: it has the properties
 * of every branch, requires those that all of them require, and rejects further ones if all of them do. Where branches
 * explain a property in different words, the first explanation stays; where each has a part of an enumeration, the
 * component that has all of its values takes their place. A choice with a discriminator stays a choice, unless it is
 * a branch of another one: generators read no choice within a choice.
 */
export function flattenOneOf(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { oneOf, discriminator, ...rest } = schema
  if (!Array.isArray(oneOf) || oneOf.length < 2) return schema
  if (discriminator !== undefined && !isBranch(schema, schemas)) return schema
  const branches = oneOf.map((branch) => namedSchema(branch, schemas))
  if (!branches.every((branch) => branch?.['type'] === 'object')) return schema

  const properties: JsonObject = {}
  let required: string[] | undefined
  let closed = true
  for (const branch of branches as JsonObject[]) {
    const own = isObject(branch['properties']) ? branch['properties'] : {}
    for (const [name, property] of Object.entries(own)) {
      properties[name] = join(name, properties[name], property, schemas)
    }
    const names = (branch['required'] ?? []) as string[]
    required = required ? required.filter((name) => names.includes(name)) : names
    closed &&= branch['additionalProperties'] === false
  }
  return {
    ...rest,
    type: 'object',
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

function join(name: string, known: Json | undefined, property: Json, schemas: JsonObject): Json {
  if (known === undefined) return property
  if (isObject(known) && isObject(property) && sameMeaning(known, property)) return known
  const whole = joinEnumerations(known, property, schemas)
  if (whole !== undefined) return whole
  throw new Error(`Branches of a choice disagree about ${name}`)
}

function joinEnumerations(one: Json, other: Json, schemas: JsonObject): JsonObject | undefined {
  const values = [one, other].map(
    (property) => namedSchema(property, schemas)?.['enum'] as Json[] | undefined,
  )
  const all = values.every(Array.isArray) ? values.flat() : undefined
  const name = Object.keys(schemas).find((key) =>
    isDeepStrictEqual((schemas[key] as JsonObject)['enum'], all),
  )
  return all && name !== undefined ? { $ref: `#/components/schemas/${name}` } : undefined
}
