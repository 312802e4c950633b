import { isObject, type Json, type JsonObject } from './json.ts'

const prefix = '#/components/requestBodies/'

/**
 * Copies a bundled description so that each operation contains its request body. Some generators ignore a body that is
 * a reference, and their clients send none.
 */
export function withInlineBodies(description: JsonObject): JsonObject {
  const { requestBodies = {}, ...components } = description['components'] as JsonObject
  const inline = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inline)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, item]): [string, Json] => [
      key,
      key === 'requestBody' ? toBody(item, requestBodies as JsonObject) : inline(item),
    ])
    return Object.fromEntries(entries)
  }
  return { ...description, paths: inline(description['paths']!), components }
}

function toBody(body: Json, bodies: JsonObject): Json {
  const { $ref } = body as { $ref?: string }
  if ($ref === undefined) return body
  const found = bodies[$ref.slice(prefix.length)]
  if (!$ref.startsWith(prefix) || found === undefined) throw new Error(`There is no request body ${$ref}`)
  return found
}
