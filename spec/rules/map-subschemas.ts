import type { Schema } from './redocly.ts'

const single = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else']
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const maps = ['properties', 'patternProperties', 'dependentSchemas']

/** Copies a schema, and replaces every schema directly below it by the result of `change`. */
export function mapSubschemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = { ...schema }
  for (const key of single) {
    const value = copy[key]
    if (isSchema(value)) copy[key] = change(value)
  }
  for (const key of lists) {
    const value = copy[key]
    if (Array.isArray(value)) copy[key] = value.map((item) => (isSchema(item) ? change(item) : item))
  }
  for (const key of maps) {
    const value = copy[key]
    if (isSchema(value)) copy[key] = mapValues(value, change)
  }
  return copy
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(map: object, change: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, isSchema(value) ? change(value) : value]),
  )
}
