import { isObject, type Json, type JsonObject } from './json.ts'
import { mapValues } from './map-operations.ts'

/**
 * Copies a bundled description so that each operation has the parameters of its path. Some tools do not read those of a
 * path, and one takes them for an operation. An operation has no parameter of the same name, by the linter.
 */
export function withOwnParameters(description: JsonObject): JsonObject {
  return { ...description, paths: mapValues(description['paths'] as JsonObject, toItem) }
}

function toItem(item: Json): Json {
  const { parameters = [], ...operations } = item as JsonObject
  return mapValues(operations, (operation) => withParameters(operation, parameters as Json[]))
}

function withParameters(value: Json, shared: readonly Json[]): Json {
  if (!isObject(value) || shared.length === 0) return value
  const { parameters = [], requestBody, responses, ...operation } = value
  return {
    ...operation,
    parameters: [...shared, ...(parameters as Json[])],
    ...(requestBody !== undefined && { requestBody }),
    ...(responses !== undefined && { responses }),
  }
}
