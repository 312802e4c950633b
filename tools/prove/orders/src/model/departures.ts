import { keyOf } from './key-twins.ts'
import type { EntryFate } from './event-plan.ts'

/** An order that has left a process. */
export interface Departure {
  readonly at: number
  /** The name of the process. */
  readonly process: string
  readonly call: string | null
  /** Idempotency-Key of the order. */
  readonly key: string | null
  /** API key of the process. */
  readonly apiKey: string
  /** Time at which the API executed it, if known, and the fate of its log entry. */
  executed?: { readonly at: number; readonly entry: EntryFate }
  /** Whether the API itself has rejected it, so that it was not executed. */
  isRejected: boolean
  /** How often the API got it: a runtime may send a request again by itself. */
  posts: number
  /** Whether a gateway rejected it because it has no `Content-Length`. */
  isLengthRequired?: boolean
}

/** Orders that have left processes, without dry runs. */
export interface Departures {
  /** Returns a name for a call, which the call sends in the header {@link callHeader}. */
  nextCall(): string
  note(request: Request, process: string): Departure
  /** Resolves when the order with a number, from 0, leaves, which may never happen. */
  untilLeft(number: number): Promise<void>
  /** Returns all orders, oldest first. */
  all(): readonly Departure[]
  count(): number
  countIn(call: string): number
  /** Returns the orders with one of these keys, oldest first. */
  of(...keys: readonly string[]): Departure[]
}

/** Header that names the call to which a request belongs. */
export const callHeader = 'X-Simulated-Call'

export function createDepartures(now: () => number): Departures {
  const all: Departure[] = []
  const waiting: { readonly number: number; readonly resolve: () => void }[] = []
  let calls = 0
  return {
    nextCall: () => String(++calls),
    note(request, process) {
      const { headers } = request
      const call = headers.get(callHeader)
      const key = headers.get('idempotency-key')
      const apiKey = keyOf(request)
      const departure: Departure = { at: now(), process, call, key, apiKey, isRejected: false, posts: 0 }
      all.push(departure)
      for (const { number, resolve } of waiting) if (number < all.length) resolve()
      return departure
    },
    untilLeft: (number) =>
      number < all.length
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.push({ number, resolve })),
    all: () => all,
    count: () => all.length,
    countIn: (call) => all.filter((one) => one.call === call).length,
    of: (...keys) => all.filter(({ key }) => key !== null && keys.includes(key)),
  }
}
