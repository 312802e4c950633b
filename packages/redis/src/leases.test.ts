import { randomUUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { createLeases } from './leases.ts'
import { connect } from './testing/connect.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Creates leases whose renewal pauses end when the test ends them. */
function setUp() {
  const pauses: { readonly ms: number; readonly signal: AbortSignal; readonly wake: () => void }[] = []
  const renew = vi.fn<(group: string, slots: readonly string[]) => Promise<unknown>>(async () => {})
  const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      pauses.push({ ms, signal, wake: resolve })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { leases: createLeases(10_000, sleep, renew), pauses, renew }
}

test('all slots that are held are renewed together, group by group', async () => {
  const { leases, pauses, renew } = setUp()
  leases.add('vps', 'a')
  leases.add('hosting', 'b')
  leases.add('vps', 'c')
  expect(pauses.map(({ ms }) => ms)).toEqual([10_000])
  pauses[0]!.wake()
  await settled()
  expect(renew.mock.calls).toEqual([
    ['vps', ['a', 'c']],
    ['hosting', ['b']],
  ])
  expect(pauses).toHaveLength(2)
})

test('renewing ends when the last slot is released, and begins again with the next slot', async () => {
  const { leases, pauses, renew } = setUp()
  leases.add('vps', 'a')
  leases.add('vps', 'b')
  leases.remove('a')
  expect(pauses[0]!.signal.aborted).toBe(false)
  leases.remove('b')
  expect(pauses[0]!.signal.aborted).toBe(true)
  leases.add('vps', 'c')
  expect(pauses[1]!.signal.aborted).toBe(false)
  pauses[1]!.wake()
  await settled()
  expect(renew.mock.calls).toEqual([['vps', ['c']]])
})

test('after a failed renewal, the next one keeps the slots', async () => {
  const { leases, pauses, renew } = setUp()
  renew.mockRejectedValueOnce(new Error('Redis is down'))
  leases.add('vps', 'a')
  for (const times of [1, 2]) {
    pauses.at(-1)!.wake()
    await settled()
    expect(renew).toHaveBeenCalledTimes(times)
  }
})

test('a renewal that hangs in one limit group does not hold up the others, and the next renewal follows', async () => {
  const { leases, pauses, renew } = setUp()
  renew.mockImplementationOnce(() => new Promise((_, reject) => setImmediate(() => setImmediate(reject))))
  leases.add('vps', 'a')
  leases.add('hosting', 'b')
  pauses[0]!.wake()
  await settled()
  expect(renew.mock.calls.map(([group]) => group)).toEqual(['vps', 'hosting'])
  await settled()
  await settled()
  expect(pauses).toHaveLength(2)
})

test('a store renews every third of a lease, and leaves no timer when it holds nothing', async () => {
  const sleep = vi.spyOn(timers, 'setTimeout').mockReturnValue(new Promise(() => {}))
  // The store imports the function by its name, which is another binding.
  syncBuiltinESMExports()
  onTestFinished(() => {
    sleep.mockRestore()
    syncBuiltinESMExports()
  })
  const store = createRedisStore(await connect(), { account: randomUUID() })
  const taken = await store.take('vps', { perMinute: 60, perDay: 10_000, concurrent: 5 }, 0)
  const [[ms, , options] = []] = sleep.mock.calls
  expect(ms).toBe(10_000)
  expect(options?.signal?.aborted).toBe(false)
  if ('slot' in taken) await store.release('vps', taken.slot, 0, {})
  expect(options?.signal?.aborted).toBe(true)
})
