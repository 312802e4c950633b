import type { LogFields, Logger } from './logger.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import type { Observe } from './observe.ts'
import { withReports } from './with-reports.ts'

type Level = 'debug' | 'warn'
type FieldsFirst = Record<Level, (fields: LogFields, message: string) => void>

/** Logs each attempt: operation, result and duration. Identifiers, headers and bodies are never logged. */
export function withLogging(platform: Platform, logger: Logger, observe: Observe): Layer {
  const write = (level: Level, message: string, fields: LogFields): void =>
    takesFieldsFirst(logger) ? logger[level](fields, message) : logger[level](message, fields)
  return withReports(({ operation, request }) => {
    const start = platform.monotonic()
    return ({ status, code, error }) => {
      const ms = platform.monotonic() - start
      observe(
        'logger',
        () => {
          if (!error) return write('debug', 'answered', { operation, status: status!, ms })
          if (!code) return write('warn', 'failed', { operation, error, ms })
          return write('warn', 'rejected', { operation, status: status!, code, ms })
        },
        request,
      )
    }
  })
}

/** Whether `logger` is pino or one like it, which drops an object that follows the message. */
function takesFieldsFirst(logger: object): logger is FieldsFirst {
  return ['bindings', 'child'].every(
    (name) => typeof (logger as Record<string, unknown>)[name] === 'function',
  )
}
