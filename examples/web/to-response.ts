// What a visitor is told of a call that failed.
import { isApiError, isHostwrightError } from '@hostwright/common'

/** The refusals that are the visitor's affair. Others are between us and the API: a key, a right, the balance. */
const passedOn = new Set([400, 404, 409, 422, 429])

/** Turns what a call threw into an answer to the request that it was made for. */
export function toResponse(error: unknown, { signal }: Request): Response {
  if (signal.aborted) return new Response(null, { status: 499 }) // The visitor has gone.
  if (!isHostwrightError(error)) throw error
  if (isApiError(error) && passedOn.has(error.status))
    return refuse(error.status, error.code, error.retryAfterMs)
  if (error.name === 'ConfigError' || (isApiError(error) && error.status < 500)) return refuse(500, 'REFUSED')
  // The queue was too long for the deadline.
  if ('sent' in error && error.sent === false) return refuse(503, 'NOT_SENT', 60_000)
  // No answer, or none that says what became of it. What was to be changed may have been.
  return refuse(502, 'OUTCOME_UNKNOWN')
}

function refuse(status: number, code: string, retryAfterMs?: number): Response {
  const headers = retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) }
  return Response.json({ error: code }, { status, headers })
}
