import { isApiError } from '../errors/api-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import type { Logger } from '../logger.ts'
import type { Layer } from './call.ts'
import type { Observe } from './observe.ts'
import type { World } from '../world/world.ts'

/** Reports each attempt: what was called, how it ended, how long it took. Never identifiers, headers or bodies. */
export function withLogging(world: World, logger: Logger, observe: Observe): Layer {
  return (next) => async (call) => {
    const { operation, request } = call
    const start = world.monotonic()
    const log = (level: 'debug' | 'warn', message: string, fields: object): void =>
      observe(
        'logger',
        () => logger[level](message, { operation, ...fields, ms: world.monotonic() - start }),
        request,
      )
    try {
      const answer = await next(call)
      log('debug', 'answered', { status: answer.response.status })
      return answer
    } catch (error) {
      if (isApiError(error)) log('warn', 'refused', { status: error.status, code: error.code })
      else log('warn', 'failed', { error: errorName(error) ?? 'aborted' })
      throw error
    }
  }
}
