import type { World } from '../transport/world.ts'
import { createLaneGate, type LaneGate } from './lane-gate.ts'
import type { Lane, Limits } from './limits.ts'
import type { Learned, PacingStore } from './pacing-store.ts'
import type { Entry } from './queue.ts'

/** Lets the requests of a client go one after the other, as the account's limits allow. */
export interface Pacer {
  /**
   * Resolves when the request may be sent, with a function that must be called when it has been
   * answered or has failed. Rejects at once when no place comes free before the entry's deadline.
   */
  enter(
    lane: Lane,
    entry: Entry,
    signal: AbortSignal | undefined,
  ): Promise<(learned: Learned) => Promise<void>>
  /** The limits of a lane as they are known. */
  limitsOf(lane: Lane): Limits
}

export function createPacer(world: Pick<World, 'now' | 'sleep'>, store: PacingStore, limits: Limits): Pacer {
  const gates: Record<Lane, LaneGate> = {
    vps: createLaneGate(world, store, 'vps', limits),
    hosting: createLaneGate(world, store, 'hosting', limits),
  }
  return {
    enter: (lane, entry, signal) => gates[lane].enter(entry, signal),
    limitsOf: (lane) => gates[lane].limits(),
  }
}
