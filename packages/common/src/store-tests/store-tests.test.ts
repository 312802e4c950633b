import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createMemoryStore } from '../pacing/memory-store.ts'
import type { PacingStore, Taken } from '../pacing/pacing-store.ts'
import { sleep } from '../platform/platform.ts'
import { raceWrites, testJournal, testPacingStore, type Test } from './store-tests.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Runs tests as a runner does, in time that passes by itself, and returns the names of those that fail. */
async function findFailures(register: (run: Test) => void): Promise<string[]> {
  const registered: { readonly name: string; readonly run: () => Promise<void> }[] = []
  register((name, run) => registered.push({ name, run }))
  const failures: string[] = []
  for (const { name, run } of registered) {
    const state = { isRunning: true }
    const running = run()
      .catch(() => failures.push(name))
      .finally(() => (state.isRunning = false))
    while (state.isRunning) await vi.advanceTimersByTimeAsync(20)
    await running
  }
  return failures
}

/** Creates a journal in memory with some methods replaced. */
const withFault = (toFault: (journal: OrderJournal) => Partial<OrderJournal>) => async () => {
  const journal = createMemoryJournal()
  const faulty = { ...journal, ...toFault(journal) }
  return () => faulty
}

const journalFaults: readonly (readonly [
  string,
  string,
  (journal: OrderJournal) => Partial<OrderJournal>,
])[] = [
  ['keeps nothing', 'every process reads', () => ({ read: async () => undefined })],
  [
    'is not empty',
    'a new journal',
    ({ read }) => ({ read: async (id) => (await read(id)) ?? ({} as never) }),
  ],
  [
    'loses a property',
    'every process reads',
    ({ write }) => ({ write: async ({ listed: _, ...record }) => write(record) }),
  ],
  [
    'cuts a long record, as `insert ignore` of MariaDB does',
    'a long record',
    ({ write }) => ({
      write: async (record) => write({ ...record, listed: record.listed?.slice(0, 1_700) }),
    }),
  ],
  [
    'lists no settled orders',
    'the list has',
    ({ list }) => ({ list: async () => (await list()).filter(({ state }) => state !== 'settled') }),
  ],
  [
    'writes any revision',
    'revision 1 is written first',
    (journal) => ({ write: async (record) => (await journal.write(record), true) }),
  ],
  [
    'says false to a repeated write',
    'a write that is repeated',
    ({ read, write }) => ({
      write: async (record) => (await read(record.id))?.revision !== record.revision && write(record),
    }),
  ],
  [
    'says true to another record',
    'a write that is repeated',
    ({ read, write }) => ({
      write: async (record) => (await read(record.id))?.revision === record.revision || write(record),
    }),
  ],
  [
    'tells two writers that they have written',
    'of several writers',
    ({ read, write }) => ({
      async write(record) {
        const before = (await read(record.id))?.revision ?? 0
        await Promise.resolve()
        return (await write(record)) || before + 1 === record.revision
      },
    }),
  ],
  [
    'deletes any revision',
    'only the stored revision',
    (journal) => ({
      async delete({ id }) {
        const stored = await journal.read(id)
        if (stored) await journal.delete!(stored)
      },
    }),
  ],
  ['finds nothing', 'an order is found', () => ({ find: async () => [] })],
]

describe('the tests of a journal', () => {
  test('a journal that does what it should passes all, with and without its optional methods', async () => {
    const { find: _, delete: __, ...least } = createMemoryJournal()
    expect(
      await findFailures((run) =>
        testJournal(
          run,
          withFault(() => ({})),
        ),
      ),
    ).toEqual([])
    const small = withFault(() => ({ find: undefined, delete: undefined }) as never)
    expect(Object.keys(least)).toEqual(['read', 'write', 'list'])
    expect(await findFailures((run) => testJournal(run, small))).toEqual([])
  })

  test.each(journalFaults)('find a journal that %s', async (_, name, toFault) => {
    const failures = await findFailures((run) => testJournal(run, withFault(toFault)))
    expect(failures.join('\n')).toContain(name)
  })
})

/** Creates a journal that reads, compares and then writes. Others write in between only with a pause there. */
function createGap(pause?: () => Promise<void>): () => OrderJournal {
  const kept = new Map<string, OrderRecord>()
  return () => ({
    read: async (id) => kept.get(id),
    list: async () => [...kept.values()],
    async write(record) {
      const before = kept.get(record.id)
      if (pause) await pause()
      if (JSON.stringify(before) === JSON.stringify(record)) return true
      if ((before?.revision ?? 0) + 1 !== record.revision) return false
      kept.set(record.id, record)
      return true
    },
  })
}

describe('a race of writers', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const race = async (journals: readonly OrderJournal[]): Promise<number[][]> =>
    Promise.all(journals.map(async (journal) => raceWrites(journal, id, 30)))

  test('each revision is written by one of them', async () => {
    const journal = createMemoryJournal()
    const written = await race([journal, journal, journal])
    expect(written.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('a journal that compares and then writes is found, although it passes all tests of one process', async () => {
    expect(await findFailures((run) => testJournal(run, async () => createGap()))).toEqual([])
    const open = createGap(async () => {})
    await expect(race([open(), open()])).rejects.toThrow('the journal said this call has written')
  })

  test('a process that comes when all is written has written nothing', async () => {
    const journal = createMemoryJournal()
    await race([journal])
    expect(await race([journal])).toEqual([[]])
  })
})

/** Creates a store in memory with some methods replaced. */
const withStoreFault = (toFault: (store: PacingStore) => Partial<PacingStore>) => async () => {
  const store = createMemoryStore()
  const faulty = { ...store, ...toFault(store) }
  return () => faulty
}

const storeFaults: readonly (readonly [string, string, (store: PacingStore) => Partial<PacingStore>])[] = [
  ['always has a slot', 'processes get as many', () => ({ take: () => ({ slot: crypto.randomUUID() }) })],
  [
    'gives the same slot twice',
    'processes get as many',
    ({ take }) => ({
      async take(...given) {
        const taken = await take(...given)
        return 'slot' in taken ? { slot: '1' } : taken
      },
    }),
  ],
  ['releases nothing', 'processes get as many', () => ({ release: () => {} })],
  [
    'counts all groups together',
    'limit groups',
    ({ take }) => ({ take: (_, limits, now, ms) => take('one', limits, now, ms) }),
  ],
  [
    'never ends a slot by itself',
    'a slot that is not released',
    ({ take }) => ({ take: (group, limits, now) => take(group, limits, now) }),
  ],
  [
    'ends a slot immediately',
    'a slot that is not released',
    ({ take }) => ({ take: (group, limits, now, ms) => take(group, limits, now, ms && 0) }),
  ],
  ...(['perMinute', 'perDay'] as const).map(
    (name) =>
      [
        `ignores ${name}`,
        `counts for ${name}`,
        ({ take }: PacingStore) => ({
          take: (...[group, limits, ...rest]: Parameters<PacingStore['take']>) =>
            take(group, { ...limits, [name]: Infinity }, ...rest),
        }),
      ] as const,
  ),
  [
    'returns no time to wait',
    'counts for perMinute',
    ({ take }) => ({
      async take(...given) {
        const taken = await take(...given)
        return 'slot' in taken ? taken : { waitMs: Number.NaN }
      },
    }),
  ],
  [
    'ignores a pause',
    'a pause',
    ({ release }) => ({ release: (group, slot, now) => release(group, slot, now, {}) }),
  ],
  [
    'counts before it takes',
    'of many takes',
    ({ take, release }) => ({
      async take(group, limits, now, ms) {
        const seen = take(group, limits, now, ms) as Taken
        if ('slot' in seen) void release(group, seen.slot, now, {})
        await Promise.resolve()
        return 'slot' in seen ? take(group, { ...limits, concurrent: Infinity }, now, ms) : seen
      },
    }),
  ],
]

describe('the tests of a pacing store', () => {
  test('a store that does what it should passes all', async () => {
    expect(
      await findFailures((run) =>
        testPacingStore(
          run,
          withStoreFault(() => ({})),
        ),
      ),
    ).toEqual([])
  })

  test('a store that takes longer than a slot of the tests lasts passes all', async () => {
    const slow = withStoreFault(({ take }) => ({
      async take(group, limits, _, ms) {
        await sleep(150)
        return take(group, limits, performance.now(), ms)
      },
    }))
    expect(await findFailures((run) => testPacingStore(run, slow))).toEqual([])
  })

  test.each(storeFaults)('find a store that %s', async (_, name, toFault) => {
    const failures = await findFailures((run) => testPacingStore(run, withStoreFault(toFault)))
    expect(failures.join('\n')).toContain(name)
  })
})
