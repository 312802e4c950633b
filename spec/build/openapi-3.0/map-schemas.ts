import { mapSubschemas } from '../../rules/map-subschemas.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'

type Change = (schema: JsonObject) => JsonObject

/** Keywords whose content is data of the API and not part of the description. */
const values = new Set(['example', 'examples', 'value', 'default'])

/** Copies a description, and replaces every schema at every depth by the result of `change`. */
export function mapSchemas(description: JsonObject, change: Change): JsonObject {
  const deep: Change = (schema) => {
    const changed = change(schema)
    return mapSubschemas(changed, (child) => deep(child as JsonObject)) as JsonObject
  }
  const walk = (node: Json, path: string[]): Json => {
    if (Array.isArray(node)) return node.map((item) => walk(item, path))
    if (!isObject(node)) return node
    if (path.at(-1) === 'schema' || path.join() === `components,schemas,${path[2]}`) return deep(node)
    return mapEntries(node, (value, key) => {
      return key.startsWith('x-') || (values.has(key) && path[1] !== key)
        ? value
        : walk(value, [...path, key])
    })
  }
  return walk(description, []) as JsonObject
}

function mapEntries(node: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]))
}
