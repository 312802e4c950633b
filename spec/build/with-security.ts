import { isObject, type Json, type JsonObject } from './json.ts'

/** Copies a bundled description so that every operation requires an API key with the scope that its `x-scope` names. */
export function withSecurity(description: JsonObject): JsonObject {
  const add = (value: Json): Json => {
    if (!isObject(value)) return value
    const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
      if (key !== 'x-scope') return [[key, add(item)]]
      const security = ['security', [{ apiKey: [item] }]] satisfies [string, Json]
      return [security, [key, item]]
    })
    return Object.fromEntries(entries)
  }
  return { ...description, paths: add(description['paths']!) }
}
