import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import type { Call, Layer } from './call.ts'

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
      const leftMs = deadlineAt - world.monotonic()
      if (isTooLate(call, leftMs, world)) return reject(tooLate(call, leftMs))
      const ms = Math.min(timeoutMs, leftMs)
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

function isTooLate({ minimumMs, sendUntil }: Call, leftMs: number, { now }: World): boolean {
  return leftMs <= minimumMs || (sendUntil !== undefined && now() > sendUntil)
}

function tooLate({ operation, minimumMs }: Call, leftMs: number): TimeoutError {
  const least = minimumMs > 0 ? `, and ${minimumMs} are needed to hear the answer` : ''
  const left = `${Math.max(0, Math.floor(leftMs))} ms were left before the deadline${least}`
  return new TimeoutError(operation, Math.max(0, leftMs), `Not sent: ${left}`)
}
