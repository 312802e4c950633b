import { errorName, type HostwrightError } from '../errors/hostwright-error.ts'
import type { Attempt } from '../errors/attempt.ts'
import { executionOf } from '../errors/execution.ts'
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
 *
 * If the API may have executed an earlier attempt of a write and the last one was rejected or not sent, the call fails
 * with the error of the earlier attempt: the last error would say that nothing was executed.
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
    const isRead = call.request.method === 'GET'
    let ambiguous: HostwrightError | undefined
    budget.earn()
    for (;;) {
      const start = platform.monotonic()
      let isSent = false
      const onSend = (): void => {
        call.onSend?.()
        isSent = true
      }
      try {
        const result = await next({ ...call, onSend, resends: attempts.length })
        tell(call, start, { status: result.response.status, reason: 'succeeded' })
        return result
      } catch (error) {
        // An error of the caller's own, such as the reason of an abort, is thrown unchanged. An error of the key
        // function or of a store does not say that an earlier attempt may have been executed, so it is treated below.
        if (errorName(error) === undefined && (!ambiguous || isRead || call.signal?.aborted)) throw error
        const failure = error as HostwrightError & Partial<Attempt>
        const { pauseMs, reason } = decide(failure, call, policy, budget, attempts.length + 1, platform)
        const { name, status, code } = errorName(error) !== undefined ? failure : { name: 'Error' }
        attempts.push(tell(call, start, withoutUndefined({ status, code, error: name, pauseMs, reason })))
        const isUnknown = isSent && executionOf(failure) === 'unknown'
        if (pauseMs === undefined) {
          // A read changes nothing, so the last error is the useful one, unless it says that nothing was sent.
          const isReplaced = isRead ? isUnsent(failure) : !isUnknown
          const last = (isReplaced && ambiguous) || failure
          identify(last, call)
          throw Object.defineProperty(last, 'attempts', {
            value: attempts,
            enumerable: true,
            configurable: true,
          })
        }
        if (isUnknown) ambiguous = failure
        await platform.sleep(pauseMs, call.signal)
        await call.wire?.beforeResending?.()
      }
    }
  }
}
