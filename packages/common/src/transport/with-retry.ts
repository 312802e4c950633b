import { isApiError } from '../errors/api-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import type { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import type { World } from './world.ts'

/** How often and how patiently a call is sent again. */
export interface RetryPolicy {
  /** The most attempts a call makes, the first one included. @default 3 */
  readonly attempts: number
  /** The pause before the second attempt is random between 0 and this; it doubles with each. @default 500 */
  readonly baseMs: number
  /** The longest pause that the client chooses itself. @default 8000 */
  readonly capMs: number
}

/**
 * Sends a call again when that can do no harm: after a 429, which was not executed, whatever the
 * method; after a failure on the way or on the service's side only where the method reads. A wait
 * that would pass the deadline is not begun: the failure comes out at once.
 */
export function withRetry(world: World, call: Call, policy: RetryPolicy): Layer {
  return (next) => async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(request.clone())
      } catch (error) {
        if (attempt >= policy.attempts || !mayRepeat(request, error)) throw error
        const pause = pauseBefore(attempt, policy, world.random(), error)
        if (world.now() + pause >= call.deadlineAt) throw error
        await world.sleep(pause, request.signal)
      }
    }
  }
}

function mayRepeat({ method }: Request, error: unknown): boolean {
  if (isApiError(error) && error.status === 429) return true
  return method === 'GET' && isTransient(error)
}

/** Whether a failure says nothing of the call itself, so that the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  switch (errorName(error)) {
    case 'ConnectionError':
    case 'TimeoutError':
      return true
    case 'ApiError':
    case 'UnexpectedResponseError': {
      const { status } = error as UnexpectedResponseError
      return status >= 500 || status === 429
    }
    default:
      return false
  }
}

/** Full jitter; what the API asks for with `Retry-After` comes first and is never cut short. */
function pauseBefore(attempt: number, policy: RetryPolicy, random: number, error: unknown): number {
  const jitter = random * Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1))
  const asked = isApiError(error) ? error.retryAfterMs : undefined
  return asked === undefined ? jitter : asked + jitter
}
