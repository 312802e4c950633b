import { isObject, type Json, type JsonObject } from './json.ts'

const isOfLimit = ([name]: readonly [string, Json]): boolean => name.startsWith('X-RateLimit-')

/**
 * Copies a bundled description so that every response has the headers of the rate limits, behind its own: those of the
 * response `TooManyRequests`, the only one whose file has them.
 */
export function withLimitHeaders(description: JsonObject): JsonObject {
  const { paths, components } = description
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
  const addToAll = (value: Json): Json => {
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, item]): [string, Json] => [
      key,
      key === 'responses' ? mapValues(item as JsonObject, add) : addToAll(item),
    ])
    return Object.fromEntries(entries)
  }
  return {
    ...description,
    paths: addToAll(paths!),
    components: { ...(components as JsonObject), responses: mapValues(responses, add) },
  }
}

function mapValues(object: JsonObject, map: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
