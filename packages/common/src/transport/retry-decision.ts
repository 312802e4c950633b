import { isApiError } from '../errors/api-error.ts'
import { errorName, errorStatus, type HostwrightError } from '../errors/hostwright-error.ts'
import type { TimeoutError } from '../errors/timeout-error.ts'
import { neverRepeated, orderOperations } from '../generated/retry-classes.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Call } from '../call/call.ts'
import type { RetryBudget } from './retry-budget.ts'
import type { Platform } from '../platform/platform.ts'

/** Number and pauses of the attempts of a call. */
export interface RetryPolicy {
  /** Largest number of attempts, including the first. @default 3 */
  readonly attempts: number
  /**
   * Largest pause before the second attempt, in milliseconds. The pause is random, and its limit doubles with
   * each attempt. @default 500
   */
  readonly baseMs: number
  /** Largest pause that the client chooses, in milliseconds. @default 8000 */
  readonly capMs: number
}

type Decision = Pick<Attempt, 'pauseMs' | 'reason'>

/**
 * Whether a failed attempt is followed by another, after which pause, and why:
 *
 * 1. a 429 with the API's own error body was not executed, so any method may be retried, not before the time that it
 *    names. Without that body a proxy may have sent it for a request that it had already forwarded: then only what may
 *    be executed twice is retried;
 * 2. after a failure on the way or on the service's side, a read is retried, a write only where the
 *    description says that it may be, an order only where its caller does.
 *
 * `done` counts the attempts that were made.
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
  // A path that the description does not have may do anything, so it is never retried.
  if (!operation.includes(' /')) return 'unsafe'
  const isAsked = errorStatus(error) === 429
  if (isAsked && isApiError(error, 'RATE_LIMIT_EXCEEDED')) return 'asked'
  const isRepeatable = operation.startsWith('POST')
    ? resend && orderOperations.includes(operation)
    : !neverRepeated.includes(operation)
  if (!isRepeatable) return 'unsafe'
  return isAsked ? 'asked' : 'transient'
}

/** Whether the client itself held back the request until its deadline. */
export function isUnsent(error: unknown): boolean {
  return errorName(error) === 'TimeoutError' && !(error as TimeoutError).sent
}

/** Whether a failure is temporary, so that the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  const status = errorStatus(error)
  const hasNoResponse = ['ConnectionError', 'TimeoutError'].includes(errorName(error) ?? '')
  return hasNoResponse || status >= 500 || status === 429
}
