import { expect, test } from 'vitest'
import { createMemoryStore } from '../pacing/memory-store.ts'
import { createPacer } from '../pacing/pacer.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createObserve } from '../transport/observe.ts'
import { createWaiting } from './create-waiting.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 5 }
const toTheEnd = {
  goal: 'the job to be done',
  isReached: (isDone: boolean) => isDone,
  intervalMs: 5_000,
  deadlineMs: 3_600_000,
}

/** Creates waits of one client. Each reads twice; the second read fails or reaches the goal. */
function setUp() {
  const platform = createFakePlatform()
  const pacer = createPacer(platform, createMemoryStore(), limits)
  const wait = createWaiting(platform, pacer, 90_000, createObserve())
  const run = (end: () => boolean): Promise<boolean> => {
    const ends = [() => false, end]
    return wait({ ...toTheEnd, read: async () => ends.shift()!() })
  }
  return { platform, run }
}

const well = (): boolean => true
const badly = (): never => {
  throw new TypeError('Unreadable')
}

test('a few waits poll at their intervals', async () => {
  const { run, platform } = setUp()
  await Promise.all([run(well), run(well)])
  expect(platform.sleeps).toEqual([5_000, 5_000])
})

test('all waits together use half of the requests per minute: the more waits, the slower each polls', async () => {
  const { run, platform } = setUp()
  await Promise.all(Array.from({ length: 20 }, () => run(well)))
  expect(platform.sleeps).toEqual(Array.from({ length: 20 }, () => 40_000))
})

test.each([
  ['well', well],
  ['badly', badly],
])('waits that ended %s do not slow down others', async (_, end) => {
  const { run, platform } = setUp()
  await Promise.allSettled(Array.from({ length: 20 }, () => run(end)))
  platform.sleeps.length = 0
  await run(well)
  expect(platform.sleeps).toEqual([5_000])
})

test('a state that JSON cannot contain ends the wait like any other, and lastState is the last one read', async () => {
  const self: Record<string, unknown> = {}
  self['self'] = self
  for (const states of [[1n, 2n], [self], [new Set(['a']), new Set(['b'])]]) {
    let reads = 0
    const outcome = createWaiting(
      createFakePlatform(),
      undefined,
      90_000,
      createObserve(),
    )<unknown>({
      goal: 'the job to be done',
      read: async () => states[Math.min(reads++, states.length - 1)],
      isReached: () => false,
      intervalMs: 5_000,
      deadlineMs: 60_000,
    })
    await expect(outcome).rejects.toMatchObject({ reason: 'deadline', lastState: states.at(-1) })
  }
})

test.each(['isReached', 'isFailed'])(
  'a condition %s that is an async function is rejected, where its promise counted as true',
  async (name) => {
    const wait = createWaiting(createFakePlatform(), undefined, 90_000, createObserve())
    const condition = (async () => false) as unknown as () => boolean
    const outcome = wait({ ...toTheEnd, read: async () => false, [name]: condition })
    await expect(outcome).rejects.toThrow(
      `${name} returned a promise: read in \`read\`, and return true or false`,
    )
  },
)

test('a state that is there without a request is read by a function that is not async', async () => {
  const wait = createWaiting(createFakePlatform(), undefined, 90_000, createObserve())
  const read = (() => true) as unknown as () => Promise<boolean>
  expect(await wait({ ...toTheEnd, read })).toBe(true)
})

test('waits that a worker has dropped do not slow down others', async () => {
  const platform = createFakePlatform()
  const pacer = createPacer(platform, createMemoryStore(), limits)
  let isDropping = true
  const sleep = (ms: number): Promise<void> => (isDropping ? new Promise(() => {}) : platform.sleep(ms))
  const wait = createWaiting({ ...platform, sleep }, pacer, 90_000, createObserve())
  const poll = async (): Promise<boolean> => {
    const ends = [false, true]
    return wait({ ...toTheEnd, read: async () => ends.shift()! })
  }
  for (let count = 0; count < 20; count += 1) void poll()
  await new Promise((resolve) => setImmediate(resolve))
  isDropping = false
  await platform.sleep(42_000)
  platform.sleeps.length = 0
  await poll()
  expect(platform.sleeps).toEqual([5_000])
})
