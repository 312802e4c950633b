import { isObject, type Json, type JsonObject } from './json.ts'
import { mapOperations, mapValues } from './map-operations.ts'

const isOfLimit = ([name]: readonly [string, Json]): boolean => name.startsWith('X-RateLimit-')

/**
 * Copies a bundled description so that every response has the headers of the rate limits, behind its own: those of the
 * response `TooManyRequests`, the only one whose file has them.
 */
export function withLimitHeaders(description: JsonObject): JsonObject {
  const { components } = description
  const { responses } = isObject(components) ? components : {}
  const { headers: all } = isObject(responses) ? (responses['TooManyRequests'] as JsonObject) : {}
  const limits = isObject(all) ? Object.entries(all).filter(isOfLimit) : []
  if (limits.length === 0 || !isObject(responses))
    throw new Error('The response TooManyRequests lacks the headers of the rate limits.')

  const add = (response: Json): Json => {
    if (!isObject(response) || '$ref' in response) return response
    const { description: text, 'x-provenance': source, headers: own = {}, ...rest } = response
    const others = Object.entries(own as JsonObject).filter((header) => !isOfLimit(header))
    return {
      description: text!,
      ...(source !== undefined && { 'x-provenance': source }),
      headers: Object.fromEntries([...others, ...limits]),
      ...rest,
    }
  }
  const addToAll = (each: JsonObject): JsonObject => mapValues(each, add)
  const withOperations = mapOperations(description, (operation) => ({
    ...operation,
    responses: addToAll(operation['responses'] as JsonObject),
  }))
  return { ...withOperations, components: { ...(components as JsonObject), responses: addToAll(responses) } }
}
