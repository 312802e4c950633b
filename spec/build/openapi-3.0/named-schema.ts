import { isObject, type Json, type JsonObject } from '../json.ts'

const prefix = '#/components/schemas/'

/** Returns the component that a `$ref` names; undefined for any other schema. */
export function namedSchema(schema: Json | undefined, schemas: JsonObject): JsonObject | undefined {
  if (!isObject(schema) || typeof schema['$ref'] !== 'string') return undefined
  const target = schemas[schema['$ref'].replace(prefix, '')]
  if (!isObject(target)) throw new Error(`${schema['$ref']} is not a component`)
  return target
}
