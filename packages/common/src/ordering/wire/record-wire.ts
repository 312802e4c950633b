import type { Arrival, Wire } from '../../call/wire.ts'
import type { Client } from '../../client/client.ts'

/** A moment on both of a process's clocks. */
export interface Moment {
  /** The clock for dates, which may step. */
  readonly wall: number
  /** The clock for lengths of time, which may stand still while a machine sleeps. */
  readonly monotonic: number
}

/** A request to order that has left. */
export interface Attempt {
  /** Tells it from all others; also in the journal. */
  readonly id: string
  readonly leftAt: Moment
  arrival?: Arrival
  arrivedAt?: Moment
}

/** What has left during a call, and what has arrived for it. */
export interface WireRecord {
  /** The requests that have left, oldest first. */
  readonly attempts: readonly Attempt[]
  /** To be passed to the transport. */
  readonly wire: Wire
}

/**
 * Records what leaves and what arrives. `beforeLeaving` runs before each attempt with the id that the attempt will
 * have; its rejection keeps the attempt from leaving.
 */
export function recordWire(
  client: Pick<Client, 'now' | 'monotonic'>,
  beforeLeaving: (id: string, keyId: string) => Promise<void>,
  onLeaving: () => void = () => {},
): WireRecord {
  const attempts: Attempt[] = []
  let id: string
  return {
    attempts,
    wire: {
      async beforeLeaving(keyId) {
        id = crypto.randomUUID()
        await beforeLeaving(id, keyId)
      },
      onLeaving() {
        const attempt: Attempt = { id, leftAt: readMoment(client) }
        attempts.push(attempt)
        onLeaving()
        return (arrival) => void Object.assign(attempt, { arrival, arrivedAt: readMoment(client) })
      },
    },
  }
}

export function readMoment({ now, monotonic }: Pick<Client, 'now' | 'monotonic'>): Moment {
  return { wall: now(), monotonic: monotonic() }
}

/** Time between two moments: at least and at most, where the clocks disagree. */
export function elapsedMs(since: Moment, { wall, monotonic }: Moment): { least: number; most: number } {
  const byMonotonic = monotonic - since.monotonic
  const byWall = wall - since.wall
  return { least: Math.max(0, Math.min(byMonotonic, byWall)), most: Math.max(byMonotonic, byWall) }
}
