import { isObject, type Json, type JsonObject } from './json.ts'

/** Copies a description with other operations. What else a path has, such as its parameters, stays. */
export function mapOperations(
  description: JsonObject,
  map: (operation: JsonObject) => JsonObject,
): JsonObject {
  const mapOne = (value: Json): Json => (isObject(value) && 'operationId' in value ? map(value) : value)
  const mapItem = (item: Json): Json => mapValues(item as JsonObject, mapOne)
  return { ...description, paths: mapValues(description['paths'] as JsonObject, mapItem) }
}

/** Copies an object with other values. */
export function mapValues(object: JsonObject, map: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
