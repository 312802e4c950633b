import { TimeoutError } from '../errors/timeout-error.ts'
import type { Layer } from './call.ts'
import type { World } from './world.ts'

/**
 * Ends an attempt that takes too long, or whose caller aborts it: at that moment, even if the layers below
 * ignore their signal. They read the whole body, so a stalled one counts too.
 *
 * This is the one place that uses the platform's timer, not the injected `sleep`: a timeout measures
 * the real network, also where a test or a simulation makes the service's time fly.
 */
export function withTimeout(world: World): Layer {
  return (next) => (call) =>
    new Promise((resolve, reject) => {
      const { operation, signal, timeoutMs, deadlineAt } = call
      if (signal?.aborted) return reject(signal.reason)
      const ms = Math.max(0, Math.min(timeoutMs, deadlineAt - world.now()))
      const inner = new AbortController()
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
      const timer = setTimeout(() => end(new TimeoutError(operation, ms)), ms)
      signal?.addEventListener('abort', stop)
      void next({ ...call, signal: inner.signal })
        .then(resolve, reject)
        .then(release)
    })
}
