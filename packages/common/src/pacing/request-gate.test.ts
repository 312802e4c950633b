import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createRequestGate } from './request-gate.ts'
import { createMemoryStore } from './memory-store.ts'
import { createPacer } from './pacer.ts'
import type { PacingStore, Taken } from './pacing-store.ts'
import type { Entry } from './line.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 1 }
const call: Entry = { operation: 'GET /x', priority: 'call', deadlineAt: Number.MAX_SAFE_INTEGER }
const read: Entry = { ...call, priority: 'wait' }

/** Creates a platform on which a pause ends only when it is aborted. */
function createStillPlatform() {
  const sleep = vi.fn<(ms: number, signal?: AbortSignal) => Promise<void>>(
    (_, signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  return { monotonic: () => 0, sleep }
}

/** Creates a store that responds asynchronously, as over a network, with a number of simultaneous slots. */
function createRemoteStore(slots: number) {
  const taken: string[] = []
  const released: string[] = []
  const store: PacingStore = {
    async take(): Promise<Taken> {
      if (taken.length - released.length >= slots) return { waitMs: undefined }
      taken.push(String(taken.length))
      return { slot: taken.at(-1)! }
    },
    release: async (_, slot) => void released.push(slot),
  }
  return { store, taken, released }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a free slot is returned synchronously if no request waits', () => {
  const gate = createRequestGate(createFakePlatform(), createMemoryStore(), 'vps', limits)
  expect(gate.enter(call, new AbortController().signal)).toBeTypeOf('string')
})

test('a new request does not overtake those that wait for a slot', async () => {
  const gate = createRequestGate(createFakePlatform(), createMemoryStore(), 'vps', {
    ...limits,
    concurrent: 2,
  })
  const slots = [gate.enter(call, undefined), gate.enter(call, undefined)] as string[]
  const served: string[] = []
  const enter = async (name: string): Promise<void> =>
    void (await gate.enter(call, undefined), served.push(name))
  void enter('first')
  void enter('second')
  for (const slot of slots) void gate.leave(slot, {})
  void enter('late')
  await settled()
  expect(served).toEqual(['first', 'second'])
})

test('with a store over a network, every granted slot is used', async () => {
  const { store, taken, released } = createRemoteStore(9)
  const gate = createRequestGate(createFakePlatform(), store, 'vps', limits)
  const slots = await Promise.all([gate.enter(call, undefined), gate.enter(call, undefined)])
  const stop = new AbortController()
  const left = gate.enter(call, stop.signal)
  stop.abort('enough')
  slots.push(await gate.enter(call, undefined))
  await expect(left).rejects.toBe('enough')
  for (const slot of slots) await gate.leave(slot, {})
  await settled()
  expect(released.toSorted()).toEqual(taken)
})

test('the slot of an aborted request goes to the next one, or is released', async () => {
  const { store, taken, released } = createRemoteStore(1)
  const gate = createRequestGate(createFakePlatform(), store, 'vps', limits)
  const stop = new AbortController()
  const left = gate.enter(call, stop.signal)
  stop.abort('enough')
  await expect(left).rejects.toBe('enough')
  await settled()
  expect([taken, released]).toEqual([['0'], ['0']])
})

test('a request that waits for a store over a network gets the slot that another one releases', async () => {
  const gate = createRequestGate(createFakePlatform(), createRemoteStore(1).store, 'vps', limits)
  const slot = await gate.enter(call, undefined)
  const next = gate.enter(call, undefined)
  await settled()
  await gate.leave(slot, {})
  await expect(next).resolves.toBe('1')
})

test('a signal that is already aborted takes no slot and rejects with its reason', async () => {
  const { store, taken } = createRemoteStore(9)
  const gate = createRequestGate(createFakePlatform(), store, 'vps', limits)
  await expect(gate.enter(call, AbortSignal.abort('too late'))).rejects.toBe('too late')
  await settled()
  expect(taken).toEqual([])
})

test('a response that raises the limit gives slots to all requests that wait for the minute', async () => {
  const both = { ...limits, concurrent: 2, perMinute: 2 }
  const gate = createRequestGate(createStillPlatform(), createMemoryStore(), 'vps', both)
  const [one, other] = [gate.enter(call, undefined), gate.enter(call, undefined)] as string[]
  await gate.leave(one!, {})
  const waiting = gate.enter(call, undefined)
  await settled()
  await gate.leave(other!, { perMinute: 300 })
  await expect(waiting).resolves.toBeTypeOf('string')
})

test('an aborted request does not make the gate ask the store again', async () => {
  const platform = createStillPlatform()
  const store = createMemoryStore()
  const take = vi.spyOn(store, 'take')
  const gate = createRequestGate(platform, store, 'vps', { ...limits, perMinute: 1 })
  await gate.leave(gate.enter(call, undefined) as string, {})
  const stop = new AbortController()
  const leaving = gate.enter(call, stop.signal)
  void gate.enter(call, undefined)
  await settled()
  const asked = take.mock.calls.length
  stop.abort('enough')
  await expect(leaving).rejects.toBe('enough')
  await settled()
  expect(take).toHaveBeenCalledTimes(asked)
})

test('at most four calls go before a waiting poll', async () => {
  const gate = createRequestGate(createFakePlatform(), createMemoryStore(), 'vps', limits)
  const slot = gate.enter(call, undefined) as string
  let order = ''
  const pass = async (entry: Entry): Promise<void> => {
    const own = await gate.enter(entry, undefined)
    order += entry === read ? 'w' : 'c'
    await gate.leave(own, {})
  }
  const all = [read, read, read, ...Array.from({ length: 9 }, () => call)].map(pass)
  await gate.leave(slot, {})
  await Promise.all(all)
  expect(order).toBe('ccccwccccwcw')
})

test('a request with a slot leaves no listener on its signal', async () => {
  const gate = createRequestGate(createFakePlatform(), createMemoryStore(), 'vps', limits)
  const slot = gate.enter(call, undefined) as string
  const { signal } = new AbortController()
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  const next = gate.enter(call, signal)
  await gate.leave(slot, {})
  await next
  const named = (calls: readonly unknown[][]): unknown[] => calls.map(([type, listener]) => [type, listener])
  expect(add).toHaveBeenCalledOnce()
  expect(named(remove.mock.calls)).toEqual(named(add.mock.calls))
})

test('if the store fails, the waiting calls fail with its error', async () => {
  const down = new Error('The store is down')
  const store: PacingStore = { take: () => Promise.reject(down), release() {} }
  const gate = createRequestGate(createFakePlatform(), store, 'vps', limits)
  await expect(gate.enter(call, undefined)).rejects.toBe(down)
})

test('a call waits for a slot that becomes free exactly at its deadline', async () => {
  const platform = createFakePlatform()
  const gate = createRequestGate(platform, createMemoryStore(), 'vps', { ...limits, perMinute: 1 })
  await gate.leave(gate.enter(call, undefined) as string, {})
  const deadlineAt = platform.monotonic() + 60_000
  await expect(gate.enter({ ...call, deadlineAt }, undefined)).resolves.toBeTypeOf('string')
  expect(platform.monotonic()).toBe(deadlineAt)
})

test('the store gets the limit group of each request', async () => {
  const take = vi.fn<PacingStore['take']>(() => ({ slot: 'a slot' }))
  const pacer = createPacer(createFakePlatform(), { take, release() {} }, limits)
  void pacer.vps.enter(call, undefined)
  void pacer.hosting.enter(call, undefined)
  expect(take.mock.calls.map(([group]) => group)).toEqual(['vps', 'hosting'])
})

test('a slot that is released while the store responds "none free" is used', async () => {
  const { promise: asked, resolve: response } = Promise.withResolvers<Taken>()
  const take = vi.fn<PacingStore['take']>(async () => ({ slot: 'free again' }))
  const gate = createRequestGate(createFakePlatform(), { take, release: async () => {} }, 'vps', limits)
  const slot = await gate.enter(call, undefined)
  take.mockReturnValueOnce(asked)
  const waiting = gate.enter(call, undefined)
  await gate.leave(slot, {})
  response({ waitMs: undefined })
  await expect(waiting).resolves.toBe('free again')
})

test('a request that waits for a hanging one fails at its deadline, and was not sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const platform = { ...createStillPlatform(), monotonic: () => 1_000_000 }
  const gate = createRequestGate(platform, createMemoryStore(), 'vps', limits)
  void gate.enter(call, undefined)
  const waiting = gate.enter({ ...call, deadlineAt: 1_000_500 }, undefined) as Promise<string>
  const failing = expect(waiting).rejects.toMatchObject({ name: 'TimeoutError', sent: false })
  await vi.advanceTimersByTimeAsync(499)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failing
})
