import { TimeoutError } from '../errors/timeout-error.ts'
import { endInTime } from '../platform/end-in-time.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import { throwIfTooLate } from './throw-if-too-late.ts'

/**
 * Ends an attempt immediately when its timeout passes or its caller aborts it, even if the layers below ignore their
 * signal. The timeout includes reading the body. An attempt is not sent if the deadline has passed, or is too near for
 * a response to arrive, or if its own time has passed meanwhile: a process that was frozen may get its key only then.
 */
export function withTimeout(platform: Platform): Layer {
  return (next) => async (call) => {
    const { operation, signal, timeoutMs, deadlineAt } = call
    signal?.throwIfAborted()
    throwIfTooLate(call, platform)
    const ms = Math.ceil(Math.min(timeoutMs, deadlineAt - platform.monotonic()))
    const startedAt = performance.now()
    let isSent = false
    const onSend = (): void => {
      if (performance.now() - startedAt >= ms) throw toReason()
      call.onSend?.()
      isSent = true
    }
    const { headers } = call.request
    // Each attempt waits for the key, and that of an order then for its journal.
    delete headers['authorization']
    const toReason = (): TimeoutError => {
      const late = headers['authorization'] === undefined ? 'API key' : 'order journal'
      const notSent = `Not sent: the ${late} took longer than ${ms} ms`
      return new TimeoutError(operation, ms, isSent ? undefined : notSent)
    }
    return endInTime({ ms, toReason, signal, mayBeLate: () => isSent }, (inner, onArrival) =>
      next({ ...call, signal: inner, onSend, onArrival }),
    )
  }
}
