import { isApiError } from '../errors/api-error.ts'
import { errorName, errorStatus, type HostwrightError } from '../errors/hostwright-error.ts'
import type { TimeoutError } from '../errors/timeout-error.ts'
import { neverRepeated, orderOperations } from '../generated/retry-classes.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Call } from '../call/call.ts'
import type { RetryBudget } from './retry-budget.ts'
import type { Platform } from '../platform/platform.ts'

/** Number of attempts of a call and the pauses between them. */
export interface RetryPolicy {
  /** Largest number of attempts, including the first. @default 3 */
  readonly attempts: number
  /**
   * Largest pause that the client itself chooses before the second attempt, in milliseconds. The pause is random, and
   * its limit doubles with each attempt, up to `capMs`. @default 500
   */
  readonly baseMs: number
  /**
   * Largest pause that the client itself chooses, in milliseconds. A pause that the API asks for is added. @default
   * 8000
   */
  readonly capMs: number
}

type Decision = Pick<Attempt, 'pauseMs' | 'reason'>

/**
 * Decides whether a failed attempt is retried, after which pause, and why:
 *
 * 1. After a 429 with the API's own error body, any method is retried: the API did not execute the request. For an order
 *    of `place` or `ensure`, the execution log has to prove that first. Without that body, a proxy may have sent the 429 for a request that it had already forwarded, so rule 2 applies. The pause
 *    is never shorter than the API asks for.
 * 2. Without a response, or after a status of 500 or more, a read is retried, a change of a resource if the description
 *    allows it, and an order if its caller allows it (`resend`).
 * 3. Nothing is retried on a path that the description does not contain, after the last attempt, if the pause would end
 *    after the deadline, or, under rule 2 except for a 429, if the retry budget is used up.
 *
 * `done` is the number of attempts that were made.
 */
export function decide(
  error: HostwrightError,
  call: Call,
  { attempts, baseMs, capMs }: RetryPolicy,
  budget: RetryBudget,
  done: number,
  { monotonic, random }: Platform,
): Decision {
  if (isUnsent(error)) return { reason: 'deadline' }
  const reason = reasonToRepeat(error, call)
  if (reason === 'rejected' || reason === 'unsafe') return { reason }
  if (done >= attempts) return { reason: 'attempts' }
  const { retryAfterMs: asked = 0 } = error as { retryAfterMs?: number | undefined }
  const pauseMs = asked + random() * Math.min(capMs, baseMs * 2 ** (done - 1))
  if (monotonic() + pauseMs >= call.deadlineAt) return { reason: 'deadline' }
  if (reason === 'transient' && !budget.spend()) return { reason: 'budget' }
  return { pauseMs, reason }
}

function reasonToRepeat(error: HostwrightError, { operation, resend }: Call): Attempt['reason'] {
  if (!isTransient(error)) return 'rejected'
  // A request to a path that the API description does not contain may have any effect, so it is never retried.
  if (!operation.includes(' /')) return 'unsafe'
  const isAsked = errorStatus(error) === 429
  if (isAsked && isApiError(error, 'RATE_LIMIT_EXCEEDED')) return 'asked'
  const isRepeatable = operation.startsWith('POST')
    ? resend === true && orderOperations.includes(operation)
    : !neverRepeated.includes(operation)
  if (!isRepeatable) return 'unsafe'
  return isAsked ? 'asked' : 'transient'
}

/** Whether an error means that the request was not sent because too little time was left. */
export function isUnsent(error: unknown): boolean {
  return errorName(error) === 'TimeoutError' && !(error as TimeoutError).sent
}

/**
 * Whether a failure is temporary, so that the same call may succeed later: no response arrived, or a 429 or a status of
 * 500 or more. It does not say that a write may be repeated: ask `mayBeExecuted`.
 *
 * @example const retry = (failures: number, e: unknown) => failures < 3 && !mayBeExecuted(e) && isTransient(e)
 */
export function isTransient(error: unknown): boolean {
  const status = errorStatus(error)
  const hasNoResponse = ['ConnectionError', 'TimeoutError'].includes(errorName(error) ?? '')
  return hasNoResponse || status >= 500 || status === 429
}
