import type { Json, JsonObject } from './json.ts'
import { mapOperations } from './map-operations.ts'

/** Statuses with which every operation can respond, whatever it does. */
const statuses = ['400', '401', '429', '500', '502', '503']

/**
 * Copies a bundled description so that every operation has the responses that all of them share: those of
 * `GET /v1/me`, the only one whose file has them.
 */
export function withSharedResponses(description: JsonObject): JsonObject {
  const paths = description['paths'] as Record<string, Record<string, JsonObject>>
  const all = paths['/v1/me']?.['get']?.['responses'] as JsonObject | undefined
  const shared = statuses.map((status): [string, Json] => {
    const response = all?.[status]
    if (response === undefined)
      throw new Error(`GET /v1/me lacks the response ${status}, which every operation has.`)
    return [status, response]
  })
  return mapOperations(description, (operation) => ({
    ...operation,
    responses: { ...(operation['responses'] as JsonObject), ...Object.fromEntries(shared) },
  }))
}
