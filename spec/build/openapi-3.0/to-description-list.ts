import { isObject, type JsonObject } from '../json.ts'

/**
 * Replaces the map `x-enumDescriptions` by the list `x-enum-descriptions`, in the order of the values: generators read
 * the list, and NSwag reads both names and rejects a map.
 */
export function toDescriptionList(schema: JsonObject): JsonObject {
  const { 'x-enumDescriptions': meanings, ...rest } = schema
  if (!isObject(meanings)) return schema
  const values = (schema['enum'] ?? schema['x-extensible-enum'] ?? []) as (string | null)[]
  const list = values.filter((value) => typeof value === 'string').map((value) => meanings[value] ?? '')
  return { ...rest, 'x-enum-descriptions': list }
}
