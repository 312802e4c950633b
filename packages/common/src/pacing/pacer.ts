import type { Platform } from '../platform/platform.ts'
import { createRequestGate, type RequestGate } from './request-gate.ts'
import type { LimitGroup, Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

/** The gates that hold back a client's requests to keep the rate limits, one for each limit group. */
export type Pacer = Readonly<Record<LimitGroup, RequestGate>>

export function createPacer(
  platform: Pick<Platform, 'monotonic' | 'sleep'>,
  store: PacingStore,
  limits: Limits,
): Pacer {
  return {
    vps: createRequestGate(platform, store, 'vps', limits),
    hosting: createRequestGate(platform, store, 'hosting', limits),
  }
}
