import type { Limits } from '../pacing/limits.ts'
import type { PacingStore, Taken } from '../pacing/pacing-store.ts'
import { sleep } from '../platform/platform.ts'
import { expectEqual, type Test } from './expect-equal.ts'

/** Opens a store again on every call, as another process would. */
export type OpenPacingStore = () => PacingStore

const limits: Limits = { perMinute: 60, perDay: 10_000, concurrent: 3 }
const nothing = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }

// Real time in which a slot of the tests ends by itself, and the longest time to get a slot that is free, in milliseconds.
const endsInMs = 100
const seenInMs = 3_000

/**
 * Registers the tests that every store for `pacing.store` has to pass. One of them waits for a slot that ends after 0.1
 * seconds of real time. Whether a slot counts for a whole minute or day is not tested, as no test waits for that.
 *
 * @param test the `test` or `it` of your runner
 * @param create makes a new store for each test, in which nothing is counted yet
 * @example testPacingStore(test, async () => () => createTableStore(pool, crypto.randomUUID()))
 */
export function testPacingStore(test: Test, create: () => Promise<OpenPacingStore>): void {
  testSlots(test, create)
  testWindows(test, create)
  testTogether(test, create)
}

async function take(store: PacingStore, given: Partial<Limits> = {}, ms?: number): Promise<Taken> {
  return store.take('vps', { ...limits, ...given }, performance.now(), ms)
}

/** Takes a slot that is free. A process that was told to wait may come first, as long as it can still be there. */
async function takeSlot(store: PacingStore, given: Partial<Limits> = {}, ms?: number): Promise<string> {
  const patientUntil = performance.now() + seenInMs
  for (;;) {
    const taken = await take(store, given, ms)
    if ('slot' in taken) return taken.slot
    if (performance.now() > patientUntil)
      throw new Error(`there is no slot for ${taken.waitMs} ms, although the limits allow one`)
    await sleep(Math.min(taken.waitMs ?? 20, 20))
  }
}

async function release(store: PacingStore, slot: string, heldUntil?: number): Promise<void> {
  await store.release('vps', slot, performance.now(), { ...nothing, heldUntil })
}

/** Expects that there is no slot, and a time to wait that is not longer than the longest one. */
async function expectNone(store: PacingStore, given: Partial<Limits>, longestMs: number): Promise<void> {
  expectWait(await take(store, given), given, longestMs)
}

function expectWait(taken: Taken, given: Partial<Limits>, longestMs: number): void {
  if ('slot' in taken)
    throw new Error(`there is a slot, although the limits ${JSON.stringify(given)} are used up`)
  const { waitMs = 0 } = taken
  if (!(waitMs >= 0 && waitMs <= longestMs))
    throw new Error(`the wait is ${waitMs} ms, and not 0 to ${longestMs}`)
}

function testSlots(test: Test, create: () => Promise<OpenPacingStore>): void {
  test('processes get as many slots together as requests may be in progress', async () => {
    const open = await create()
    const slots: string[] = []
    for (let count = 0; count < limits.concurrent; count += 1) slots.push(await takeSlot(open()))
    expectEqual('the number of different slots', new Set(slots).size, limits.concurrent)
    const waiting = open()
    await expectNone(waiting, {}, 60_000)
    await release(open(), slots[0]!)
    await takeSlot(waiting)
    await expectNone(waiting, {}, 60_000)
  })

  test('limit groups are counted separately', async () => {
    const store = (await create())()
    await takeSlot(store, { concurrent: 1 })
    const taken = await store.take('hosting', { ...limits, concurrent: 1 }, performance.now())
    expectEqual('whether the other group has a slot', 'slot' in taken, true)
  })

  test('a slot that is not released ends by itself, and then counts as sent', async () => {
    const open = await create()
    const given = { concurrent: 1, perMinute: 2 }
    const startedAt = performance.now()
    await takeSlot(open(), given, endsInMs)
    const waiting = open()
    const taken = await take(waiting, given)
    // A slow store responds after the first slot has ended, with the second one.
    const isOver = performance.now() - startedAt >= endsInMs
    if (!('slot' in taken && isOver)) {
      expectWait(taken, given, 60_000)
      await takeSlot(waiting, given)
    }
    await expectNone(waiting, { ...given, concurrent: 2 }, 60_000)
  })
}

function testWindows(test: Test, create: () => Promise<OpenPacingStore>): void {
  for (const [name, longestMs] of [
    ['perMinute', 60_000],
    ['perDay', 86_400_000],
  ] as const)
    test(`a request that has ended counts for ${name}, once`, async () => {
      const open = await create()
      const slot = await takeSlot(open(), { [name]: 2 })
      await release(open(), slot)
      await release(open(), slot)
      await release(open(), await takeSlot(open(), { [name]: 2 }))
      const waiting = open()
      await expectNone(waiting, { [name]: 2 }, longestMs)
      await takeSlot(waiting, { [name]: 3 })
    })

  test('a pause that a response asked for holds back every process', async () => {
    const open = await create()
    await release(open(), await takeSlot(open()), performance.now() + 7_000)
    await expectNone(open(), {}, 7_000)
  })
}

function testTogether(test: Test, create: () => Promise<OpenPacingStore>): void {
  test('of many takes at the same time, exactly as many get a slot as there are', async () => {
    const open = await create()
    const taken = await Promise.all(Array.from({ length: 20 }, async () => take(open())))
    expectEqual('the number of slots', taken.filter((each) => 'slot' in each).length, limits.concurrent)
  })
}
