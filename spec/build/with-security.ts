import type { Json, JsonObject } from './json.ts'
import { mapOperations } from './map-operations.ts'

/** Copies a bundled description so that every operation requires an API key with the scope that its `x-scope` names. */
export function withSecurity(description: JsonObject): JsonObject {
  return mapOperations(description, (operation) =>
    Object.fromEntries(
      Object.entries(operation).flatMap(([key, value]): [string, Json][] =>
        key === 'x-scope'
          ? [
              ['security', [{ apiKey: [value] }]],
              [key, value],
            ]
          : [[key, value]],
      ),
    ),
  )
}
