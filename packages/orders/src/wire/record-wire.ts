import type { Arrival, ClientPorts, Wire } from '@hostwright/common/ports'
import { explainLengthRequired, toSafeInit } from './to-safe-init.ts'
import type { Realm, WatchLeaving } from './watch-leaving.ts'

/** A moment, as the wall clock and the monotonic clock of this process show it. */
export interface Moment {
  /** Time of the clock for dates, in milliseconds. This clock can be set forward or back. */
  readonly wall: number
  /** Time of the clock for durations, in milliseconds. This clock can stand still while the machine sleeps. */
  readonly monotonic: number
}

/** A request that was sent, with its response if one has arrived. */
export interface Attempt {
  /** The id of the request, which the journal has too. */
  readonly id: string
  readonly leftAt: Moment
  arrival?: Arrival
  arrivedAt?: Moment
  /** Whether `fetch` was seen to send the request more than once. The response is then that of one of them. */
  isRepeated?: boolean | undefined
}

/** The requests that a call has sent, and the responses that have arrived. */
export interface WireRecord {
  /** The requests that were sent, or may have been, oldest first. */
  readonly attempts: readonly Attempt[]
  /** The functions that the transport calls for each request. */
  readonly wire: Wire
}

/**
 * Records the requests that a call sends and the responses that arrive.
 *
 * @param beforeLeaving called before each request with its id; if it rejects, the request is not sent
 * @param onLeaving called right before a request is sent; if it throws, the request is not sent
 * @param beforeResending called before another attempt of the call; if it rejects, no other is sent
 */
export function recordWire(
  clocks: Pick<ClientPorts, 'now' | 'monotonic'>,
  beforeLeaving: (id: string, keyId: string) => Promise<void>,
  onLeaving: () => void = () => {},
  beforeResending: () => Promise<void> = async () => {},
): WireRecord {
  const attempts: Attempt[] = []
  let id: string
  let watchLeaving: WatchLeaving
  return {
    attempts,
    wire: {
      beforeResending,
      async beforeLeaving(keyId) {
        id = crypto.randomUUID()
        watchLeaving = await loadWatch()
        await beforeLeaving(id, keyId)
      },
      onLeaving(leaving) {
        const attempt: Attempt = { id, leftAt: readMoment(clocks) }
        onLeaving()
        attempts.push(attempt)
        const watched = watchLeaving(leaving)
        return {
          init: toSafeInit(leaving.init),
          onArrival(arrival) {
            watched?.neverLeft(undefined)
            explainLengthRequired(arrival)
            const isRepeated = watched?.leftAgain()
            Object.assign(attempt, { arrival, arrivedAt: readMoment(clocks), isRepeated })
          },
          neverLeft(error) {
            Object.assign(attempt, { isRepeated: watched?.leftAgain() })
            const isProven = watched?.neverLeft(error) ?? false
            if (isProven) attempts.splice(attempts.indexOf(attempt), 1)
            return isProven
          },
        }
      },
    },
  }
}

/** Loads the code that proves that an order never left, on Node and Bun alone: elsewhere nothing can prove it. */
async function loadWatch(): Promise<WatchLeaving> {
  const { versions } = (globalThis as Realm).process ?? {}
  try {
    if (versions?.undici ?? versions?.bun) return (await import('./watch-leaving.ts')).watchLeaving
  } catch {
    // Without the code, an order that could not be connected is unknown.
  }
  return () => undefined
}

/** Reads both clocks of this process: the clock for dates and the monotonic clock. */
export function readMoment({ now, monotonic }: Pick<ClientPorts, 'now' | 'monotonic'>): Moment {
  return { wall: now(), monotonic: monotonic() }
}

/** Returns the shorter and the longer of the times that the two clocks measured between two moments. */
export function elapsedMs(since: Moment, { wall, monotonic }: Moment): { least: number; most: number } {
  const byMonotonic = monotonic - since.monotonic
  const byWall = wall - since.wall
  return { least: Math.max(0, Math.min(byMonotonic, byWall)), most: Math.max(byMonotonic, byWall) }
}
