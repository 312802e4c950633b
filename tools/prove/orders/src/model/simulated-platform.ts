import { createHash } from 'node:crypto'
import type { Random } from '../random.ts'

interface SimulatedClock {
  readonly now: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Replaces the parts of the platform that the SDK uses by simulated ones: timers, `performance.now`, and the random and
 * hashing functions of `crypto` and the streams of texts, which otherwise depend on a pool of threads. A run then
 * depends only on its plan. Returns the function that restores them.
 */
export function simulatePlatform({ now, sleep }: SimulatedClock, random: Random): () => void {
  // A timer of an earlier run may still exist.
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
    replace(globalThis, 'Blob', TextBlob),
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

/** A text whose stream has it at once, without a thread. */
class TextBlob extends Blob {
  readonly #text: string

  constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
    super(parts, options)
    this.#text = parts.filter((part) => typeof part === 'string').join('')
  }

  override stream(): ReturnType<Blob['stream']> {
    const bytes = new TextEncoder().encode(this.#text)
    return new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
  }
}

/**
 * Creates a stopwatch of simulated time. The sandbox's clock reads the stopwatch itself for the real time that has
 * passed; such an inner call gets 0, because none passes while the clock is frozen.
 */
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
