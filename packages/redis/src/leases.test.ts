import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { createLeases } from './leases.ts'
import { connect } from './testing/connect.ts'

// The real time of these tests stands still, unless they move it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Creates leases whose renewal pauses end when the test ends them. */
function setUp() {
  const pauses: { readonly ms: number; readonly signal: AbortSignal; readonly wake: () => void }[] = []
  const renew = vi.fn<(group: string, slot: string, leftMs: number) => Promise<unknown>>(async () => {})
  const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      pauses.push({ ms, signal, wake: resolve })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { leases: createLeases(10_000, sleep, renew), pauses, renew }
}

test('each slot is renewed by its own timer, so that one which is dropped stops no other', async () => {
  const { leases, pauses, renew } = setUp()
  leases.add('vps', 'a', 60_000)
  leases.add('hosting', 'b', 30_000)
  expect(pauses.map(({ ms }) => ms)).toEqual([10_000, 10_000])
  // A worker has dropped the first timer.
  pauses[1]!.wake()
  await settled()
  expect(renew.mock.calls).toEqual([['hosting', 'b', 30_000]])
  expect(pauses).toHaveLength(3)
})

test('renewing a slot ends when it is released', async () => {
  const { leases, pauses } = setUp()
  leases.add('vps', 'a', 60_000)
  leases.add('vps', 'b', 60_000)
  leases.remove('a')
  expect(pauses.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('renewing a slot ends when it has to end by itself', async () => {
  const { leases, pauses, renew } = setUp()
  leases.add('vps', 'a', 15_000)
  vi.advanceTimersByTime(15_000)
  pauses[0]!.wake()
  await settled()
  expect(renew).not.toHaveBeenCalled()
  expect(pauses).toHaveLength(1)
})

test('a slot whose caller has vanished is forgotten with the next one', () => {
  const { leases, pauses } = setUp()
  leases.add('vps', 'a', 15_000)
  vi.advanceTimersByTime(15_000)
  leases.add('vps', 'b', 15_000)
  expect(pauses.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('after a failed renewal, the next one keeps the slot', async () => {
  const { leases, pauses, renew } = setUp()
  renew.mockRejectedValueOnce(new Error('Redis is down'))
  leases.add('vps', 'a', 60_000)
  for (const times of [1, 2]) {
    pauses.at(-1)!.wake()
    await settled()
    expect(renew).toHaveBeenCalledTimes(times)
  }
})

test('a store renews every third of a lease, and leaves no timer when it holds nothing', async () => {
  const store = createRedisStore(await connect(), { account: randomUUID() })
  const taken = await store.take('vps', { perMinute: 60, perDay: 10_000, concurrent: 5 }, 0)
  const timers = vi.getTimerCount()
  // No spy: what restores it comes after the real timers, and would put the false one in their place.
  const set = globalThis.setTimeout
  const started: unknown[] = []
  globalThis.setTimeout = ((run: () => void, ms: number) => {
    started.push(ms)
    return set(run, ms)
  }) as typeof setTimeout
  if ('slot' in taken) await store.release('vps', taken.slot, 0, {})
  globalThis.setTimeout = set
  expect(vi.getTimerCount()).toBe(timers - 1)
  expect(started).toEqual([2_000])
})
