import { isApiError } from '../errors/api-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import type { Logger } from '../logger.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import type { World } from './world.ts'

/** Reports each attempt: what was called, how it ended, how long it took. Never identifiers, headers or bodies. */
export function withLogging(world: World, call: Call, logger: Logger): Layer {
  return (next) => async (request) => {
    const { operation } = call
    const start = world.now()
    try {
      const response = await next(request)
      logger.debug('answered', { operation, status: response.status, ms: world.now() - start })
      return response
    } catch (error) {
      const ms = world.now() - start
      if (isApiError(error)) logger.warn('refused', { operation, status: error.status, code: error.code, ms })
      else logger.warn('failed', { operation, error: errorName(error) ?? 'aborted', ms })
      throw error
    }
  }
}
