import type { Logger } from './logger.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import type { Observe } from './observe.ts'
import { withReports } from './with-reports.ts'

/** Logs each attempt: operation, result and duration. Identifiers, headers and bodies are never logged. */
export function withLogging(platform: Platform, logger: Logger, observe: Observe): Layer {
  return withReports(({ operation, request }) => {
    const start = platform.monotonic()
    return ({ status, code, error }) => {
      const ms = platform.monotonic() - start
      observe(
        'logger',
        () => {
          if (!error) return logger.debug('answered', { operation, status: status!, ms })
          if (!code) return logger.warn('failed', { operation, error, ms })
          return logger.warn('rejected', { operation, status: status!, code, ms })
        },
        request,
      )
    }
  })
}
