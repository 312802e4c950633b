import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import type { Layer } from './call.ts'
import { throwIfTooLate } from './throw-if-too-late.ts'

/**
 * Ends an attempt that takes too long, or whose caller aborts it: at that moment, even if the layers below
 * ignore their signal. They read the whole body, so a stalled one counts too. An attempt whose deadline has
 * passed, or is too near to hear the answer, is not begun.
 *
 * A timeout uses the platform's timer, not the injected `sleep`: it measures the real network, also where a
 * test or a simulation makes the service's time fly.
 */
export function withTimeout(world: World): Layer {
  return (next) => (call) =>
    new Promise((resolve, reject) => {
      const { operation, signal, timeoutMs, deadlineAt } = call
      if (signal?.aborted) return reject(signal.reason)
      throwIfTooLate(call, world)
      const ms = Math.min(timeoutMs, deadlineAt - world.monotonic())
      const inner = new AbortController()
      let isSent = false
      const onSend = (): void => {
        call.onSend?.()
        isSent = true
      }
      const release = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
      const end = (reason: unknown): void => {
        release()
        reject(reason)
        inner.abort(reason)
      }
      const stop = (): void => end(signal?.reason)
      const timer = setTimeout(() => end(new TimeoutError(operation, ms, isSent ? undefined : noKey(ms))), ms)
      signal?.addEventListener('abort', stop)
      void next({ ...call, signal: inner.signal, onSend })
        .then(resolve, reject)
        .then(release)
    })
}

const noKey = (ms: number): string => `Not sent: no API key was given within ${Math.floor(ms)} ms`
