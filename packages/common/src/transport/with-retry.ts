import { errorName, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Attempt } from './attempt.ts'
import type { Layer } from './call.ts'
import type { RetryBudget } from './retry-budget.ts'
import { decide, type RetryPolicy } from './retry-decision.ts'
import type { World } from '../world/world.ts'

/**
 * Sends a call again when that can do no harm, and keeps the ledger of its attempts. A wait that
 * would pass the deadline is not begun: the failure comes out at once.
 */
export function withRetry(world: World, policy: RetryPolicy, budget: RetryBudget): Layer {
  const toAttempt = (start: number, end: Omit<Attempt, 'at' | 'ms'>): Attempt => {
    const ms = world.monotonic() - start
    return { at: new Date(world.now() - ms), ms, ...end }
  }

  return (next) => async (call) => {
    const attempts: Attempt[] = []
    budget.earn()
    for (;;) {
      const start = world.monotonic()
      try {
        const answer = await next(call)
        call.onAttempt?.(toAttempt(start, { status: answer.response.status, reason: 'succeeded' }))
        return answer
      } catch (error) {
        if (!isHostwrightError(error)) throw error
        const decision = decide(error, call, policy, budget, attempts.length + 1, world)
        const { status, code } = error as Partial<Attempt>
        const attempt = toAttempt(start, { status, code, error: errorName(error), ...decision })
        attempts.push(attempt)
        call.onAttempt?.(attempt)
        if (decision.pauseMs === undefined) throw Object.assign(error, { attempts })
        await world.sleep(decision.pauseMs, call.signal)
      }
    }
  }
}
