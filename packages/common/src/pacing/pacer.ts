import type { Platform } from '../platform/platform.ts'
import { createLaneGate, type LaneGate } from './lane-gate.ts'
import type { Lane, Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

/** Lets the requests of a client go one after the other, as the account's limits allow: a gate for each lane. */
export type Pacer = Readonly<Record<Lane, LaneGate>>

export function createPacer(
  platform: Pick<Platform, 'monotonic' | 'sleep'>,
  store: PacingStore,
  limits: Limits,
): Pacer {
  return {
    vps: createLaneGate(platform, store, 'vps', limits),
    hosting: createLaneGate(platform, store, 'hosting', limits),
  }
}
