import type { World } from '../transport/world.ts'
import { createLaneGate, type LaneGate } from './lane-gate.ts'
import type { Lane, Limits } from './limits.ts'
import type { Learned, PacingStore } from './pacing-store.ts'
import type { Entry } from './queue.ts'

/** Lets the requests of a client go one after the other, as the account's limits allow. */
export interface Pacer {
  /** Lets a request in: at once when there is room. Rejects when no place comes free before the entry's deadline. */
  enter(lane: Lane, entry: Entry, signal: AbortSignal | undefined): Leave | Promise<Leave>
  /** The limits of a lane as they are known. */
  limitsOf(lane: Lane): Limits
}

/** Must be called when the request has been answered or has failed. */
export type Leave = (learned: Learned) => void | Promise<void>

export function createPacer(world: Pick<World, 'now' | 'sleep'>, store: PacingStore, limits: Limits): Pacer {
  const gates: Record<Lane, LaneGate> = {
    vps: createLaneGate(world, store, 'vps', limits),
    hosting: createLaneGate(world, store, 'hosting', limits),
  }
  return {
    enter(lane, entry, signal) {
      const gate = gates[lane]
      const toLeave =
        (place: string): Leave =>
        (learned) =>
          gate.leave(place, learned)
      const place = gate.enter(entry, signal)
      return typeof place === 'string' ? toLeave(place) : place.then(toLeave)
    },
    limitsOf: (lane) => gates[lane].limits(),
  }
}
