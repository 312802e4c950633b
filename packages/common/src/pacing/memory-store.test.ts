import { expect, onTestFinished, test, vi } from 'vitest'
import type { Limits } from './limits.ts'
import { createMemoryStore } from './memory-store.ts'
import type { PacingStore, Taken } from './pacing-store.ts'

const limits = { perMinute: 3, perDay: 10_000, concurrent: 9 }

/** Takes a slot that is free. */
function take(store: PacingStore, given: Limits, now: number, endsInMs?: number): string {
  const taken = store.take('vps', given, now, endsInMs) as Taken
  if ('slot' in taken) return taken.slot
  throw new Error(`No slot is free for ${taken.waitMs} ms.`)
}

test('after a limit was lowered, a request waits until the excess requests have left the window', () => {
  const store = createMemoryStore()
  for (const now of [0, 10_000, 20_000]) {
    void store.release('vps', take(store, limits, now), now, {})
  }
  expect(store.take('vps', limits, 30_000)).toEqual({ waitMs: 30_000 })
  expect(store.take('vps', { ...limits, perMinute: 2 }, 30_000)).toEqual({ waitMs: 40_000 })
  expect(store.take('vps', { ...limits, perMinute: 1 }, 30_000)).toEqual({ waitMs: 50_000 })
})

test('a request counts until exactly a minute after its response', () => {
  const store = createMemoryStore()
  const one = { ...limits, perMinute: 1 }
  void store.release('vps', take(store, one, 0), 5_000, {})
  expect(store.take('vps', one, 64_999)).toEqual({ waitMs: 1 })
  expect(take(store, one, 65_000)).toBeTypeOf('string')
})

test('during a pause that the API asked for, take returns its end, also if all slots are taken', () => {
  const store = createMemoryStore()
  const slots = [take(store, limits, 0), take(store, limits, 0)]
  void store.release('vps', slots[0]!, 1_000, { heldUntil: 31_000 })
  for (const few of [{ perMinute: 1 }, { perDay: 1 }, { concurrent: 1 }])
    expect(store.take('vps', { ...limits, ...few }, 1_000)).toEqual({ waitMs: 30_000 })
  expect(store.take('vps', { ...limits, concurrent: 1 }, 31_000)).toEqual({ waitMs: undefined })
})

test('a slot whose caller has vanished ends by itself in real time, and counts as sent', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = createMemoryStore()
  const one = { ...limits, concurrent: 1, perMinute: 2 }
  const slot = take(store, one, 0, 31_000)
  vi.advanceTimersByTime(30_999)
  expect(store.take('vps', one, 5_000)).toEqual({ waitMs: undefined })
  vi.advanceTimersByTime(1)
  take(store, one, 6_000)
  void store.release('vps', slot, 7_000, {})
  expect(store.take('vps', { ...one, concurrent: 2 }, 7_000)).toEqual({ waitMs: 59_000 })
})
