import { isApiError } from '../errors/api-error.ts'
import { errorName, type HostwrightError } from '../errors/hostwright-error.ts'
import type { TimeoutError } from '../errors/timeout-error.ts'
import { unusualRetryClasses } from '../generated/unusual-retry-classes.ts'
import type { Attempt } from './attempt.ts'
import type { Call } from './call.ts'
import type { RetryBudget } from './retry-budget.ts'

/** How often and how patiently a call is sent again. */
export interface RetryPolicy {
  /** The most attempts a call makes, the first one included. @default 3 */
  readonly attempts: number
  /** The pause before the second attempt is random between 0 and this; it doubles with each. @default 500 */
  readonly baseMs: number
  /** The longest pause that the client chooses itself. @default 8000 */
  readonly capMs: number
}

/** What a decision depends on beside the call and its failure. */
export interface RetryState {
  readonly policy: RetryPolicy
  readonly budget: RetryBudget
  /** The attempts that were made. */
  readonly done: number
  readonly random: number
  readonly now: number
}

type Decision = Pick<Attempt, 'pauseMs' | 'reason'>

/**
 * Whether a failed attempt is followed by another, after which pause, and why:
 *
 * 1. a 429 was not executed, so any method may be sent again, not before the time that the API names;
 * 2. an order that the API is still carrying out is asked for again with its key;
 * 3. after a failure on the way or on the service's side, a read is sent again, a write only where the
 *    description says that it may be, an order only where its caller does.
 */
export function decide(error: HostwrightError, call: Call, state: RetryState): Decision {
  const { policy, budget, done, random, now } = state
  if (isUnsent(error)) return { pauseMs: undefined, reason: 'deadline' }
  const reason = reasonToRepeat(error, call)
  if (reason === 'refused' || reason === 'unsafe') return { pauseMs: undefined, reason }
  // An order in progress is asked for as long as it takes, unless the caller wants no second attempt at all.
  const most = reason === 'in-progress' && policy.attempts > 1 ? Infinity : policy.attempts
  if (done >= most) return { pauseMs: undefined, reason: 'attempts' }
  const asked = isApiError(error) ? (error.retryAfterMs ?? 0) : 0
  const pauseMs = asked + random * Math.min(policy.capMs, policy.baseMs * 2 ** (done - 1))
  if (now + pauseMs >= call.deadlineAt) return { pauseMs: undefined, reason: 'deadline' }
  if (reason === 'transient' && !budget.spend()) return { pauseMs: undefined, reason: 'budget' }
  return { pauseMs, reason }
}

function reasonToRepeat(error: HostwrightError, call: Call): Attempt['reason'] {
  const retryClass =
    unusualRetryClasses[call.operation] ?? (call.operation.startsWith('POST ') ? 'never' : 'idempotent')
  if (isApiError(error) && error.status === 429) return 'asked'
  if (isApiError(error, 'DUPLICATE_REQUEST') && retryClass === 'idempotency-key') return 'in-progress'
  if (!isTransient(error)) return 'refused'
  const maySend = retryClass === 'idempotent' || (retryClass === 'idempotency-key' && call.resend)
  return maySend ? 'transient' : 'unsafe'
}

/** Whether the client itself held the request back until its deadline. */
export function isUnsent(error: unknown): boolean {
  return errorName(error) === 'TimeoutError' && !(error as TimeoutError).sent
}

/** Whether a failure says nothing of the call itself, so that the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  switch (errorName(error)) {
    case 'ConnectionError':
    case 'TimeoutError':
      return true
    case 'ApiError':
    case 'UnexpectedResponseError': {
      const { status } = error as { status: number }
      return status >= 500 || status === 429
    }
    default:
      return false
  }
}
