import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'

const limits = { perMinute: 3, perDay: 10_000, concurrent: 9 }

test('after a limit was lowered, a request waits until the excess requests have left the window', () => {
  const store = createMemoryStore()
  for (const now of [0, 10_000, 20_000]) {
    expect(store.take('vps', limits, now)).toEqual({ slot: 'vps' })
    void store.release('vps', 'vps', now, {})
  }
  expect(store.take('vps', limits, 30_000)).toEqual({ waitMs: 30_000 })
  expect(store.take('vps', { ...limits, perMinute: 2 }, 30_000)).toEqual({ waitMs: 40_000 })
  expect(store.take('vps', { ...limits, perMinute: 1 }, 30_000)).toEqual({ waitMs: 50_000 })
})

test('a request counts until exactly a minute after its response', () => {
  const store = createMemoryStore()
  const one = { ...limits, perMinute: 1 }
  void store.take('vps', one, 0)
  void store.release('vps', 'vps', 5_000, {})
  expect(store.take('vps', one, 64_999)).toEqual({ waitMs: 1 })
  expect(store.take('vps', one, 65_000)).toEqual({ slot: 'vps' })
})

test('during a pause that the API asked for, take returns its end, also if all slots are taken', () => {
  const store = createMemoryStore()
  for (let count = 0; count < 2; count += 1) void store.take('vps', limits, 0)
  void store.release('vps', 'vps', 1_000, { heldUntil: 31_000 })
  for (const few of [{ perMinute: 1 }, { perDay: 1 }, { concurrent: 1 }])
    expect(store.take('vps', { ...limits, ...few }, 1_000)).toEqual({ waitMs: 30_000 })
  expect(store.take('vps', { ...limits, concurrent: 1 }, 31_000)).toEqual({ waitMs: undefined })
})
