import { isApiError } from '../errors/api-error.ts'
import { errorName, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Attempt } from './attempt.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import type { RetryBudget } from './retry-budget.ts'
import { decide, type RetryPolicy } from './retry-decision.ts'
import type { World } from './world.ts'

/**
 * Sends a call again when that can do no harm, and keeps the ledger of its attempts. A wait that
 * would pass the deadline is not begun: the failure comes out at once.
 */
export function withRetry(world: World, call: Call, policy: RetryPolicy, budget: RetryBudget): Layer {
  return (next) => async (request) => {
    const attempts: Attempt[] = []
    const note = (attempt: Attempt): void => {
      attempts.push(attempt)
      call.onAttempt?.(attempt)
    }
    budget.earn()
    for (;;) {
      const start = world.now()
      const timing = (): Pick<Attempt, 'at' | 'ms'> => ({ at: new Date(start), ms: world.now() - start })
      try {
        // A body can be sent once; without one, the request serves every attempt.
        const response = await next(request.body === null ? request : request.clone())
        const { status } = response
        note({
          ...timing(),
          status,
          code: undefined,
          error: undefined,
          pauseMs: undefined,
          reason: 'succeeded',
        })
        return response
      } catch (error) {
        if (!isHostwrightError(error)) throw error
        const done = attempts.length + 1
        const decision = decide(error, call, {
          policy,
          budget,
          done,
          random: world.random(),
          now: world.now(),
        })
        const status = (error as { status?: number }).status
        const code = isApiError(error) ? error.code : undefined
        note({ ...timing(), status, code, error: errorName(error), ...decision })
        if (decision.pauseMs === undefined) throw Object.assign(error, { attempts })
        await world.sleep(decision.pauseMs, request.signal)
      }
    }
  }
}
