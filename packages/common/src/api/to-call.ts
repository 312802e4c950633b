import { ConfigError } from '../errors/config-error.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import type { CallContext } from '../call/call-options.ts'
import type { Call, Outgoing } from '../call/call.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { parseSignal } from '../platform/parse-signal.ts'

/** The options of one call that determine how it is sent. */
export interface CallSettings {
  readonly context?: CallContext | undefined
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Converts the options of one call to a `Call` of the transport: adds the client's timeouts, and the default request
 * headers, which headers of the caller replace. Throws a `ConfigError` if `readOnly` does not allow the call.
 */
export function toCall(
  config: TransportConfig,
  operation: string,
  request: Outgoing,
  { context = {}, signal }: CallSettings,
): Call {
  if (config.readOnly && request.method !== 'GET') {
    throw new ConfigError('readOnly', `is set, so ${operation} was not sent`)
  }
  const deadlineMs = parseMilliseconds('deadlineMs', context.deadlineMs ?? config.deadlineMs)
  return {
    ...context,
    operation,
    request: {
      ...request,
      headers: { accept: 'application/json', 'user-agent': config.userAgent, ...request.headers },
    },
    signal: parseSignal(signal),
    timeoutMs: parseMilliseconds('timeoutMs', context.timeoutMs ?? config.timeoutMs),
    deadlineAt: config.platform.monotonic() + deadlineMs,
  }
}
