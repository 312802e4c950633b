import { isObject, type Json, type JsonObject } from '../json.ts'

/**
 * `x-enum-descriptions`, a list in the order of the values, instead of the map `x-enumDescriptions`: generators read
 * the list, and NSwag reads both names and rejects a map.
 */
export function toDescriptionList(schema: JsonObject): JsonObject {
  const { 'x-enumDescriptions': meanings, ...rest } = schema
  if (!isObject(meanings)) return schema
  const values = (schema['enum'] ?? schema['x-extensible-enum'] ?? []) as Json[]
  const list = values.filter((value) => value !== null).map((value) => meanings[String(value)] ?? '')
  return { ...rest, 'x-enum-descriptions': list }
}
