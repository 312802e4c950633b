import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../json.ts'
import { namedSchema } from './named-schema.ts'

/**
 * One object out of a choice between named objects, which is what many 3.0 generators can read: it has the properties
 * of every branch and requires those that all of them require. A choice with a discriminator stays.
 */
export function flattenOneOf(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema
  if (!Array.isArray(oneOf) || oneOf.length < 2 || schema['discriminator']) return schema
  const branches = oneOf.map((branch) => namedSchema(branch, schemas))
  if (!branches.every((branch) => branch?.['type'] === 'object')) return schema

  const properties: JsonObject = {}
  let required: string[] | undefined
  for (const branch of branches as JsonObject[]) {
    const own = isObject(branch['properties']) ? branch['properties'] : {}
    for (const [name, property] of Object.entries(own)) {
      if (name in properties && !isDeepStrictEqual(properties[name], property)) {
        throw new Error(`Branches of a choice disagree about ${name}`)
      }
      properties[name] = property
    }
    const names = (branch['required'] ?? []) as string[]
    required = required ? required.filter((name) => names.includes(name)) : names
  }
  return { ...rest, type: 'object', ...(required?.length ? { required } : {}), properties }
}
