import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createFakeWorld } from '../testing/fake-world.ts'
import { createMemoryStore } from './memory-store.ts'
import { createPacer, type Pacer } from './pacer.ts'
import type { PacingStore } from './pacing-store.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 5 }
const nothing = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }
const never = new AbortController().signal
const call = { operation: 'GET /x', priority: 'call', deadlineAt: Number.MAX_SAFE_INTEGER } as const
const read = { ...call, priority: 'wait' } as const

/** Time that passes only when everything else is at rest: the earliest sleeper is woken then. */
function createSimulation() {
  let now = 1_000_000
  const sleepers = new Set<{ at: number; wake: () => void }>()
  const world = {
    now: () => now,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const sleeper = { at: now + ms, wake: () => (sleepers.delete(sleeper), resolve()) }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', () => (sleepers.delete(sleeper), reject(signal.reason)), {
          once: true,
        })
      }),
  }
  async function run(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const [next] = [...sleepers].toSorted((a, b) => a.at - b.at)
      if (next === undefined) return
      now = Math.max(now, next.at)
      next.wake()
    }
  }
  return { world, run }
}

async function passOne(pacer: Pacer): Promise<void> {
  await (
    await pacer.enter('vps', call, never)
  )(nothing)
}

test('no more than the concurrent limit are under way, and a release lets the next one in', async () => {
  const pacer = createPacer(createFakeWorld(), createMemoryStore(), limits)
  const leaves = await Promise.all(Array.from({ length: 5 }, () => pacer.enter('vps', call, never)))
  const sixth = vi.fn()
  const entering = pacer.enter('vps', call, never).then(sixth)
  await new Promise((resolve) => setImmediate(resolve))
  expect(sixth).not.toHaveBeenCalled()
  await leaves[0]!(nothing)
  await entering
  expect(sixth).toHaveBeenCalledOnce()
})

test('VPS and hosting are counted apart', async () => {
  const pacer = createPacer(createFakeWorld(), createMemoryStore(), { ...limits, concurrent: 1 })
  await pacer.enter('vps', call, never)
  await expect(pacer.enter('hosting', call, never)).resolves.toBeTypeOf('function')
})

test('the limits that answers tell take the place of those it began with', async () => {
  const pacer = createPacer(createFakeWorld(), createMemoryStore(), limits)
  await (
    await pacer.enter('hosting', call, never)
  )({ ...nothing, perMinute: 300, concurrent: 20 })
  expect(pacer.limitsOf('hosting')).toEqual({ perMinute: 300, perDay: 10_000, concurrent: 20 })
  expect(pacer.limitsOf('vps')).toEqual(limits)
})

test('a call of the user goes before the reads of waits, which are never starved', async () => {
  const pacer = createPacer(createFakeWorld(), createMemoryStore(), { ...limits, concurrent: 1 })
  const leave = await pacer.enter('vps', call, never)
  const order: string[] = []
  const enter = async (name: string, entry: typeof call | typeof read): Promise<void> => {
    const done = await pacer.enter('vps', entry, never)
    order.push(name)
    await done(nothing)
  }
  const all = [enter('wait', read), ...Array.from({ length: 6 }, () => enter('call', call))]
  await leave(nothing)
  await Promise.all(all)
  expect(order.slice(0, 3)).toEqual(['call', 'call', 'call'])
  expect(order.indexOf('wait')).toBeLessThan(6)
})

test('a place that comes free too late is refused at once, not waited for', async () => {
  const world = createFakeWorld()
  const pacer = createPacer(world, createMemoryStore(), { ...limits, perMinute: 1 })
  await passOne(pacer)
  const hurried = { ...call, deadlineAt: world.now() + 5_000 }
  await expect(pacer.enter('vps', hurried, never)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
    message:
      'The rate limits leave no place before the deadline; the next one comes free in 60000 ms (GET /x)',
  })
  expect(world.sleeps).toEqual([])
})

test('a pause that the API asks for holds everybody', async () => {
  const world = createFakeWorld()
  const pacer = createPacer(world, createMemoryStore(), limits)
  const start = world.now()
  await (
    await pacer.enter('vps', call, never)
  )({ ...nothing, heldUntil: start + 30_000 })
  await passOne(pacer)
  expect(world.now() - start).toBeGreaterThanOrEqual(30_000)
})

test('a store that cannot take a place back spoils no answer; one that gives none fails those who wait', async () => {
  let places = 1
  const store: PacingStore = {
    take: async () => {
      if (places-- > 0) return { place: 'the only one' }
      throw new Error('The store is down')
    },
    release: () => Promise.reject(new Error('The store is down')),
  }
  const pacer = createPacer(createFakeWorld(), store, limits)
  await expect(passOne(pacer)).resolves.toBeUndefined()
  await expect(pacer.enter('vps', call, never)).rejects.toThrow('The store is down')
})

test('one that is aborted while it waits leaves at once, and nothing of it stays', async () => {
  const { world, run } = createSimulation()
  const pacer = createPacer(world, createMemoryStore(), { ...limits, perMinute: 1 })
  await passOne(pacer)
  const stop = new AbortController()
  const entering = pacer.enter('vps', call, stop.signal)
  await new Promise((resolve) => setImmediate(resolve))
  stop.abort('enough')
  await expect(entering).rejects.toBe('enough')
  const before = world.now()
  await run()
  expect(world.now()).toBe(before)
})

test('the day is counted too', async () => {
  const { world, run } = createSimulation()
  const pacer = createPacer(world, createMemoryStore(), { perMinute: 60, perDay: 100, concurrent: 5 })
  const start = world.now()
  const passed: number[] = []
  const all = Array.from({ length: 101 }, () => passOne(pacer).then(() => passed.push(world.now())))
  await Promise.all([run(), ...all])
  expect(passed.filter((at) => at - start < 86_400_000)).toHaveLength(100)
})

test('under any arrivals no window has more than its limit, and everybody gets through', async () => {
  const arrival = record({
    afterMs: integer({ min: 0, max: 20_000 }),
    takesMs: integer({ min: 0, max: 9_000 }),
    isRead: boolean(),
  })
  const anyLimits = record({
    perMinute: integer({ min: 1, max: 12 }),
    concurrent: integer({ min: 1, max: 4 }),
  })
  await assert(
    asyncProperty(
      array(arrival, { maxLength: 40 }),
      anyLimits,
      async (arrivals, { perMinute, concurrent }) => {
        const { world, run } = createSimulation()
        const pacer = createPacer(world, createMemoryStore(), { perMinute, concurrent, perDay: 10_000 })
        // The API may count a request at any moment between its sending and its answer.
        const spans: { from: number; to: number }[] = []
        const all = arrivals.map(async ({ afterMs, takesMs, isRead }) => {
          await world.sleep(afterMs)
          const leave = await pacer.enter('vps', isRead ? read : call, never)
          const from = world.now()
          await world.sleep(takesMs)
          spans.push({ from, to: world.now() })
          await leave(nothing)
        })
        await Promise.all([run(), ...all])
        expect(spans).toHaveLength(arrivals.length)
        for (const { from } of spans) {
          const underway = spans.filter((span) => span.from <= from && from < span.to)
          expect(underway.length).toBeLessThanOrEqual(concurrent)
          const inWindow = spans.filter((span) => span.from <= from && span.to > from - 60_000)
          expect(inWindow.length).toBeLessThanOrEqual(perMinute)
        }
      },
    ),
    { numRuns: 100 },
  )
})
