import type { Logger } from '../logger.ts'
import type { World } from '../world/world.ts'
import type { Layer } from './call.ts'
import type { Observe } from './observe.ts'
import { withReports } from './with-reports.ts'

/** Reports each attempt: what was called, how it ended, how long it took. Never identifiers, headers or bodies. */
export function withLogging(world: World, logger: Logger, observe: Observe): Layer {
  return withReports(({ operation, request }) => {
    const start = world.monotonic()
    const log = (level: 'debug' | 'warn', message: string, fields: object): void =>
      observe(
        'logger',
        () => logger[level](message, { operation, ...fields, ms: world.monotonic() - start }),
        request,
      )
    return ({ status, code, error }) => {
      if (error === undefined) log('debug', 'answered', { status })
      else if (code === undefined) log('warn', 'failed', { error })
      else log('warn', 'refused', { status, code })
    }
  })
}
