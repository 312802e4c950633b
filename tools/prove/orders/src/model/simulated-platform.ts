import { createHash } from 'node:crypto'
import type { Random } from '../random.ts'

interface SimulatedClock {
  readonly now: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Puts what the SDK takes from the platform into simulated time: timers, `performance.now`, and the random and
 * hashing parts of `crypto`, which otherwise go by a pool of threads. So a run depends on its plan alone. Returns
 * what takes it back.
 */
export function simulatePlatform({ now, sleep }: SimulatedClock, random: Random): () => void {
  // A timer of an earlier run may still be there.
  const clear = globalThis.clearTimeout
  const restores = [
    replace(globalThis, 'setTimeout', ((work: () => void, ms = 0) => {
      const timer = new AbortController()
      sleep(ms, timer.signal).then(work, () => undefined)
      return timer
    }) as never),
    replace(globalThis, 'clearTimeout', ((timer?: AbortController | NodeJS.Timeout) =>
      timer instanceof AbortController ? timer.abort() : clear(timer)) as never),
    replace(performance, 'now', createStopwatch(now)),
    replace(crypto, 'randomUUID', () => toUuid(random)),
    replace(
      crypto.subtle,
      'digest',
      (async (_: string, data: Uint8Array) =>
        new Uint8Array(createHash('sha256').update(data).digest()).buffer) as never,
    ),
  ]
  return () => {
    for (const restore of restores) restore()
  }
}

/** What has passed of simulated time. The sandbox's clock asks for real time itself, of which none passes when it is frozen. */
function createStopwatch(now: () => number): () => number {
  const start = now()
  let isAsked = false
  return () => {
    if (isAsked) return 0
    isAsked = true
    try {
      return now() - start
    } finally {
      isAsked = false
    }
  }
}

function replace<T extends object, K extends keyof T>(owner: T, name: K, value: T[K]): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  return () => {
    if (before === undefined) delete owner[name]
    else Object.defineProperty(owner, name, before)
  }
}

function toUuid(random: Random): ReturnType<typeof crypto.randomUUID> {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}
