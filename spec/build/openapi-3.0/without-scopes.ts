import { isObject, type JsonObject } from '../json.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/**
 * Copies a description without the scopes of its security requirements: 3.0 allows them only for OAuth2 and OpenID
 * Connect.
 */
export function withoutScopes(description: JsonObject): JsonObject {
  const paths = isObject(description['paths']) ? description['paths'] : {}
  return { ...strip(description), paths: mapObjects(paths, stripItem) }
}

function stripItem(item: JsonObject): JsonObject {
  return mapObjects(item, (value, key) => (methods.has(key) ? strip(value) : value))
}

function strip(holder: JsonObject): JsonObject {
  const { security } = holder
  if (!Array.isArray(security)) return holder
  return { ...holder, security: security.filter(isObject).map(withoutValues) }
}

function withoutValues(requirement: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(requirement).map((scheme) => [scheme, []]))
}

function mapObjects(holder: JsonObject, map: (value: JsonObject, key: string) => JsonObject): JsonObject {
  const entries = Object.entries(holder)
  return Object.fromEntries(entries.map(([key, value]) => [key, isObject(value) ? map(value, key) : value]))
}
