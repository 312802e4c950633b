// Converts the error of a failed call to the response that a visitor sees.
import { isApiError, isHostwrightError, mayBeExecuted } from '@hostwright/common'

/** Errors that concern the visitor. Others are between us and the API: the key, a permission, the balance. */
const passedOn = new Set([400, 404, 409, 422, 429])

/** Converts the error of a call to a response for the request that made the call. */
export function toResponse(error: unknown, { signal }: Request): Response {
  if (signal.aborted) return new Response(null, { status: 499 }) // The visitor has left.
  if (!isHostwrightError(error)) throw error
  if (isApiError(error) && passedOn.has(error.status))
    return reject(error.status, error.code, error.retryAfterMs)
  if (mayBeExecuted(error)) return reject(502, 'OUTCOME_UNKNOWN')
  // The queue was too long for the deadline.
  if ('sent' in error) return reject(503, 'NOT_SENT', 60_000)
  return reject(500, 'REFUSED')
}

function reject(status: number, code: string, retryAfterMs?: number): Response {
  const headers: HeadersInit =
    retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) }
  return Response.json({ error: code }, { status, headers })
}
