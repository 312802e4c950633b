import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { array, assert, asyncProperty, boolean, integer, option, record } from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createMemoryStore } from './memory-store.ts'
import { createPacer, type Pacer } from './pacer.ts'
import type { Learned } from './limits.ts'
import type { PacingStore, Taken } from './pacing-store.ts'
import type { Entry } from './line.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 5 }
const never = new AbortController().signal
const call = { operation: 'GET /x', priority: 'call', deadlineAt: Number.MAX_SAFE_INTEGER } as const
const read = { ...call, priority: 'wait' } as const

type Leave = (learned?: Learned) => void | Promise<void>

/** Creates a clock whose time passes only while all tasks sleep. */
async function createClock(): Promise<Sandbox['clock']> {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(() => sandbox.close())
  return sandbox.clock
}

/** Waits for a slot of the limit group and returns the function that releases it. */
async function enter({ vps }: Pacer, entry: Entry = call, signal = never): Promise<Leave> {
  const slot = await vps.enter(entry, signal)
  return (learned = {}) => vps.leave(slot, learned)
}

async function passOne(pacer: Pacer, learned: Learned = {}): Promise<void> {
  await pacer.vps.leave(await pacer.vps.enter(call, never), learned)
}

test('no more than the concurrent limit are in progress, and a release lets the next one in', async () => {
  const pacer = createPacer(createFakePlatform(), createMemoryStore(), limits)
  const leaves = await Promise.all(Array.from({ length: 5 }, () => enter(pacer)))
  const sixth = vi.fn()
  const entering = enter(pacer).then(sixth)
  await new Promise((resolve) => setImmediate(resolve))
  expect(sixth).not.toHaveBeenCalled()
  await leaves[0]!()
  await entering
  expect(sixth).toHaveBeenCalledOnce()
})

test('VPS and hosting requests are counted separately', async () => {
  const pacer = createPacer(createFakePlatform(), createMemoryStore(), { ...limits, concurrent: 1 })
  await enter(pacer)
  expect(await pacer.hosting.enter(call, never)).toBeTypeOf('string')
})

test('limits in response headers replace the initial ones', async () => {
  const pacer = createPacer(createFakePlatform(), createMemoryStore(), limits)
  await passOne(pacer, { perMinute: 300, concurrent: 20 })
  expect(pacer.vps.limits()).toEqual({ perMinute: 300, perDay: 10_000, concurrent: 20 })
  expect(pacer.hosting.limits()).toEqual(limits)
})

test('calls go before polls, which are still sent eventually', async () => {
  const pacer = createPacer(createFakePlatform(), createMemoryStore(), { ...limits, concurrent: 1 })
  const leave = await enter(pacer)
  const order: unknown[] = []
  const pass = async (entry: Entry): Promise<void> => {
    const done = await enter(pacer, entry)
    order.push(entry.priority ?? 'call')
    await done()
  }
  const all = [pass(read), ...Array.from({ length: 6 }, () => pass(call))]
  await leave()
  await Promise.all(all)
  expect(order.slice(0, 3)).toEqual(['call', 'call', 'call'])
  expect(order.indexOf('wait')).toBeLessThan(6)
})

test('a call whose slot would be free after its deadline is rejected immediately', async () => {
  const platform = createFakePlatform()
  const pacer = createPacer(platform, createMemoryStore(), { ...limits, perMinute: 1 })
  await passOne(pacer)
  const hurried = { ...call, deadlineAt: platform.now() + 5_000 }
  await expect(enter(pacer, hurried)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
    message: 'Not sent: the next slot is free in 60000 ms, after the deadline (GET /x)',
  })
  expect(platform.sleeps).toEqual([])
})

test('a pause that the API asks for holds back all requests of the group', async () => {
  const platform = createFakePlatform()
  const pacer = createPacer(platform, createMemoryStore(), limits)
  const start = platform.now()
  await passOne(pacer, { heldUntil: start + 30_000 })
  await passOne(pacer)
  expect(platform.now() - start).toBeGreaterThanOrEqual(30_000)
})

test('a failed release does not fail the call; a failed take fails the calls that wait', async () => {
  let slots = 1
  const store: PacingStore = {
    take: async () => {
      if (slots-- > 0) return { slot: 'the only one' }
      throw new Error('The store is down')
    },
    release: () => Promise.reject(new Error('The store is down')),
  }
  const pacer = createPacer(createFakePlatform(), store, limits)
  await expect(passOne(pacer)).resolves.toBeUndefined()
  await expect(enter(pacer)).rejects.toThrow('The store is down')
})

test('a request that is aborted while it waits leaves the queue immediately', async () => {
  const clock = await createClock()
  const pacer = createPacer({ ...clock, monotonic: clock.now }, createMemoryStore(), {
    ...limits,
    perMinute: 1,
  })
  await passOne(pacer)
  const stop = new AbortController()
  const entering = enter(pacer, call, stop.signal)
  await Promise.resolve()
  const before = clock.now()
  stop.abort('enough')
  await expect(entering).rejects.toBe('enough')
  await new Promise((resolve) => setImmediate(resolve))
  expect(clock.now()).toBe(before)
})

test('the daily limit is kept', async () => {
  const clock = await createClock()
  const pacer = createPacer({ ...clock, monotonic: clock.now }, createMemoryStore(), {
    perMinute: 60,
    perDay: 100,
    concurrent: 5,
  })
  const start = clock.now()
  const passed: number[] = []
  await Promise.all(Array.from({ length: 101 }, () => passOne(pacer).then(() => passed.push(clock.now()))))
  expect(passed.filter((at) => at - start < 86_400_000)).toHaveLength(100)
})

/**
 * One request of the test: when it joined the queue, when its slot began (`from`) and ended (`to`). Without `from` the
 * request gave up.
 */
interface Visit {
  readonly isRead: boolean
  readonly joined: number
  /** Number of waiting polls when the request joined, including itself. */
  readonly readsBefore: number
  /** Number of slots that the store had given when the request joined. */
  readonly slotsBefore: number
  /** The request's slot: the first slot of the store is 1. */
  slot?: number
  from?: number
  to?: number
}

/** Creates a store in memory that numbers its slots. */
function createCountingStore(): { store: PacingStore; given: () => number } {
  const memory = createMemoryStore()
  let given = 0
  const take: PacingStore['take'] = (...args) => {
    const taken = memory.take(...args) as Taken
    return 'slot' in taken ? { slot: String(++given) } : taken
  }
  return { store: { ...memory, take }, given: () => given }
}

const arrivals = array(
  record({
    afterMs: integer({ min: 0, max: 20_000 }),
    takesMs: integer({ min: 0, max: 9_000 }),
    isRead: boolean(),
    givesUpMs: option(integer({ min: 1, max: 90_000 }), { freq: 4 }),
    holdsMs: option(integer({ min: 1, max: 30_000 }), { freq: 8 }),
  }),
  { maxLength: 40 },
)
const anyLimits = record({
  perMinute: integer({ min: 1, max: 12 }),
  concurrent: integer({ min: 1, max: 4 }),
})

test('for any arrivals the limits are kept, no request waits while a slot is free, and every request is sent', async () => {
  const clock = await createClock()
  let served = 0
  const property = asyncProperty(arrivals, anyLimits, async (all, { perMinute, concurrent }) => {
    const { store, given } = createCountingStore()
    const { vps: gate } = createPacer({ ...clock, monotonic: clock.now }, store, {
      perMinute,
      concurrent,
      perDay: 10_000,
    })
    const visits: Visit[] = []
    const waiting = new Set<Visit>()
    const holds: { from: number; to: number }[] = []
    const pass = async ({ afterMs, takesMs, isRead, givesUpMs, holdsMs }: (typeof all)[number]) => {
      await clock.sleep(afterMs)
      const isReading = ({ isRead: reads }: Visit): boolean => reads
      const readsBefore = [...waiting].filter(isReading).length + 1
      const visit: Visit = { isRead, joined: clock.now(), readsBefore, slotsBefore: given() }
      waiting.add(visit)
      const served = new AbortController()
      const stop = new AbortController()
      if (givesUpMs !== null) {
        void clock.sleep(givesUpMs, served.signal).then(
          () => stop.abort(),
          () => {},
        )
      }
      try {
        const slot = await gate.enter(isRead ? read : call, stop.signal)
        served.abort()
        waiting.delete(visit)
        visit.slot = Number(slot)
        visit.from = clock.now()
        await clock.sleep(takesMs)
        visit.to = clock.now()
        visits.push(visit)
        if (holdsMs !== null) holds.push({ from: visit.to, to: visit.to + holdsMs })
        await gate.leave(slot, { heldUntil: holdsMs === null ? undefined : visit.to + holdsMs })
      } catch (error) {
        waiting.delete(visit)
        expect(error).toBe(stop.signal.reason)
      }
    }
    const over = new AbortController()
    const hung = clock.sleep(30 * 86_400_000, over.signal).then(() => {
      throw new Error('somebody waits forever')
    })
    await Promise.race([Promise.all(all.map(pass)), hung])
    over.abort()
    await hung.catch(() => {})

    // The API may count a request at any moment between its sending and its response.
    const spans = visits.map(({ from = 0, to = 0 }) => ({ from, to }))
    const inProgressAt = (at: number): number => spans.filter(({ from, to }) => from <= at && at < to).length
    const minuteAt = (at: number): number =>
      spans.filter(({ from, to }) => from <= at && to > at - 60_000).length
    served += visits.length
    const callSlots = visits.filter(({ isRead }) => !isRead).map(({ slot = 0 }) => slot)
    for (const { from, joined, isRead, readsBefore, slotsBefore, slot } of visits as Required<Visit>[]) {
      expect(inProgressAt(from)).toBeLessThanOrEqual(concurrent)
      expect(minuteAt(from)).toBeLessThanOrEqual(perMinute)
      const isHeldAt = (at: number): boolean => holds.some((hold) => hold.from <= at && at < hold.to)
      expect(isHeldAt(from) && !holds.some((hold) => hold.from === from)).toBe(false)
      const before = from - 1
      if (joined <= before && inProgressAt(before) < concurrent && minuteAt(before) < perMinute)
        expect(isHeldAt(before)).toBe(true)
      const callsMeanwhile = callSlots.filter((other) => slotsBefore < other && other < slot)
      if (isRead) expect(callsMeanwhile.length).toBeLessThanOrEqual(4 * readsBefore)
    }
  })
  await assert(property, { numRuns: 500 })
  expect(served).toBeGreaterThan(500)
})
