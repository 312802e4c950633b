import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../pacing/memory-store.ts'
import type { PacingStore, Taken } from '../pacing/pacing-store.ts'
import { raceTakes } from './store-tests.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Creates a store that counts and then takes. Others take in between only with a pause there. */
function createCountingGap(pause?: () => Promise<void>): PacingStore {
  let count = 0
  return {
    async take(_, { concurrent }) {
      const before = count
      if (pause) await pause()
      if (before >= concurrent) return { waitMs: 60_000 }
      count = before + 1
      return { slot: crypto.randomUUID() }
    },
    release: () => void (count -= 1),
  }
}

describe('a race for slots', () => {
  /** Returns how many slots each call got, in time that passes by itself. */
  async function race(stores: readonly PacingStore[]): Promise<number[]> {
    const racing = Promise.all(stores.map(async (store) => raceTakes(store, 'race', 30)))
    await vi.advanceTimersByTimeAsync(10_000)
    return (await racing).map((slots) => slots.length)
  }
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

  test('all get as many slots together as there are', async () => {
    const memory = createMemoryStore()
    const held = new Set<string>()
    const store: PacingStore = {
      take(...given) {
        const taken = memory.take(...given) as Taken
        if ('slot' in taken) held.add(taken.slot)
        return taken
      },
      release(...given) {
        held.delete(given[1])
        return memory.release(...given)
      },
    }
    expect(sum(await race([store, store, store]))).toBe(30)
    expect(await race([store])).toEqual([0])
    expect([...held]).toEqual([])
  })

  test('a store that counts and then takes gives more, although it passes the test of one process', async () => {
    const alone = createCountingGap()
    const limits = { perMinute: 60, perDay: 60, concurrent: 3 }
    const taken = await Promise.all(Array.from({ length: 20 }, async () => alone.take('race', limits, 0)))
    expect(taken.filter((each) => 'slot' in each)).toHaveLength(3)
    const store = createCountingGap(async () => {})
    expect(sum(await race([store, store]))).toBeGreaterThan(30)
  })

  test('a store that gives the same slot twice is an error', async () => {
    const store: PacingStore = { take: () => ({ slot: '1' }), release: () => {} }
    await expect(raceTakes(store, 'race')).rejects.toThrow('the slot 1 was given twice')
  })
})
