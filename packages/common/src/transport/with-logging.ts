import { isApiError } from '../errors/api-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import type { Logger } from '../logger.ts'
import type { Layer } from './call.ts'
import type { World } from '../world/world.ts'

/** Reports each attempt: what was called, how it ended, how long it took. Never identifiers, headers or bodies. */
export function withLogging(world: World, logger: Logger): Layer {
  return (next) => async (call) => {
    const { operation } = call
    const start = world.monotonic()
    try {
      const answer = await next(call)
      logger.debug('answered', { operation, status: answer.response.status, ms: world.monotonic() - start })
      return answer
    } catch (error) {
      const ms = world.monotonic() - start
      if (isApiError(error)) logger.warn('refused', { operation, status: error.status, code: error.code, ms })
      else logger.warn('failed', { operation, error: errorName(error) ?? 'aborted', ms })
      throw error
    }
  }
}
