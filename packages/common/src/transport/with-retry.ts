import { type HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Attempt } from '../errors/attempt.ts'
import { withoutUndefined } from '../errors/without-undefined.ts'
import type { Call, Layer } from '../call/call.ts'
import { identify } from './identify.ts'
import type { Observe } from './observe.ts'
import type { RetryBudget } from './retry-budget.ts'
import { decide, isUnsent, type RetryPolicy } from './retry-decision.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Retries a call if that is safe, and keeps the list of its attempts. If the pause before a retry would end after the
 * deadline, the call fails immediately.
 */
export function withRetry(
  platform: Platform,
  policy: RetryPolicy,
  budget: RetryBudget,
  observe: Observe,
): Layer {
  function tell({ onAttempt, request }: Call, start: number, end: Omit<Attempt, 'at' | 'ms'>): Attempt {
    const ms = platform.monotonic() - start
    const attempt = { at: new Date(platform.now() - ms), ms, ...end }
    if (onAttempt) observe('onAttempt', () => onAttempt(attempt), request)
    return attempt
  }

  return (next) => async (call) => {
    const attempts: Attempt[] = []
    let ambiguous: HostwrightError | undefined
    budget.earn()
    for (;;) {
      const start = platform.monotonic()
      try {
        const result = await next({ ...call, resends: attempts.length })
        tell(call, start, { status: result.response.status, reason: 'succeeded' })
        return result
      } catch (error) {
        if (!isHostwrightError(error)) throw error
        const { pauseMs, reason } = decide(error, call, policy, budget, attempts.length + 1, platform)
        const { name, status, code } = error as HostwrightError & Partial<Attempt>
        attempts.push(tell(call, start, withoutUndefined({ status, code, error: name, pauseMs, reason })))
        if (pauseMs === undefined) {
          // If the last retry was never sent, the error of an earlier attempt is thrown instead: the API may have
          // executed that attempt, which the caller needs to know.
          const last = (isUnsent(error) && ambiguous) || error
          identify(last, call)
          throw Object.defineProperty(last, 'attempts', {
            value: attempts,
            enumerable: true,
            configurable: true,
          })
        }
        if (reason === 'transient') ambiguous = error
        await platform.sleep(pauseMs, call.signal)
      }
    }
  }
}
