import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createRecord } from './create-record.ts'
import { expectEqual, type Test } from './expect-equal.ts'
import { raceWrites } from './race-writes.ts'

/** Opens a journal again on every call, as another process would. */
export type OpenJournal = () => OrderJournal

/**
 * Registers the tests that every journal has to pass: those of `delete` and `find` only if it has these methods. They
 * take as long as about 400 calls of the journal, and need no network but that of the journal.
 *
 * @param test the `test` or `it` of your runner
 * @param create makes a new, empty journal for each test
 * @example testJournal(test, async () => () => createTableJournal(pool, crypto.randomUUID()))
 */
export function testJournal(test: Test, create: () => Promise<OpenJournal>): void {
  testReading(test, create)
  testReplacing(test, create)
  testRemoving(test, create)
  testTogether(test, create)
}

const toIds = (records: readonly OrderRecord[]): string[] => records.map(({ id }) => id).toSorted()

async function writeAll(journal: OrderJournal, ...records: readonly OrderRecord[]): Promise<void> {
  for (const record of records)
    expectEqual(`write of revision ${record.revision}`, await journal.write(record), true)
}

function testReading(test: Test, create: () => Promise<OpenJournal>): void {
  test('a new journal is empty', async () => {
    const journal = (await create())()
    expectEqual('read', await journal.read(crypto.randomUUID()), undefined)
    expectEqual('list', await journal.list(), [])
  })

  test('every process reads records as they were written', async () => {
    const open = await create()
    const id = crypto.randomUUID()
    const quote = { order: { name: '日本\n"\\"' }, total_price: 900 } as never
    const sent = { id: 'r', kind: 'order', keyId: 'k', from: null, leftBy: 1, to: 1_000 } as const
    const settled = createRecord(id, 2, {
      at: 1_800_000_000_000,
      state: 'settled',
      intent: { name: 'web-1', number: 2 },
      requests: [{ ...sent, status: 200, result: 'executed' }],
      listed: ['u', 'v'],
      outcome: { executed: true, server: { uuid: 'u' }, contracts: ['u'], isWord: true },
    })
    for (const written of [createRecord(id, 1, { quote }), settled]) {
      await writeAll(open(), written)
      expectEqual('read', await open().read(id), written)
      expectEqual('list', await open().list(), [written])
    }
  })

  test('a long record, as of an account with 2,000 contracts, is read as it was written', async () => {
    const open = await create()
    const listed = Array.from({ length: 2_000 }, () => crypto.randomUUID())
    const record = createRecord(crypto.randomUUID(), 1, { listed })
    await writeAll(open(), record)
    expectEqual('read', await open().read(record.id), record)
  })

  test('the list has the newest revision of every order, of any age', async () => {
    const journal = (await create())()
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
    const states = ['planned', 'sending', 'settled', 'planned'] as const
    for (const [index, state] of states.entries())
      await writeAll(journal, createRecord(ids[index]!, 1, { state, at: index * 1_800_000_000_000 }))
    for (let revision = 2; revision <= 12; revision += 1)
      await writeAll(journal, createRecord(ids[0]!, revision))
    const listed = await journal.list()
    expectEqual('the ids of the list', toIds(listed), ids.toSorted())
    expectEqual('the revision in the list', listed.find(({ id }) => id === ids[0])?.revision, 12)
  })
}

function testReplacing(test: Test, create: () => Promise<OpenJournal>): void {
  test('revision 1 is written first, and then only the next revision', async () => {
    const journal = (await create())()
    const id = crypto.randomUUID()
    for (const [revision, isWritten] of [
      [2, false],
      [1, true],
      [3, false],
      [2, true],
    ] as const)
      expectEqual(`write of revision ${revision}`, await journal.write(createRecord(id, revision)), isWritten)
    expectEqual('the stored revision', (await journal.read(id))?.revision, 2)
  })

  test('a write that is repeated returns true, and another record of the same revision false', async () => {
    const open = await create()
    const [one, other] = ['a', 'b'].map((writer) => createRecord(crypto.randomUUID(), 1, { writer }))
    await writeAll(open(), one!)
    await writeAll(open(), one!)
    expectEqual('write of another', await open().write({ ...other!, id: one!.id }), false)
    expectEqual('read', await open().read(one!.id), one)
    await writeAll(open(), { ...one!, revision: 2 })
    expectEqual('write of an old revision', await open().write(one!), false)
  })
}

function testRemoving(test: Test, create: () => Promise<OpenJournal>): void {
  test('only the stored revision of an order is deleted, which can then begin again', async () => {
    const journal = (await create())()
    if (!journal.delete) return
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await writeAll(journal, createRecord(id, 1), createRecord(id, 2), createRecord(other, 1))
    await journal.delete(createRecord(id, 1))
    expectEqual('read', await journal.read(id), createRecord(id, 2))
    await journal.delete(createRecord(id, 2))
    expectEqual('read', await journal.read(id), undefined)
    expectEqual('the ids of the list', toIds(await journal.list()), [other])
    expectEqual('write of revision 3', await journal.write(createRecord(id, 3)), false)
    await writeAll(journal, createRecord(id, 1))
    await journal.delete(createRecord(crypto.randomUUID(), 1))
  })

  test('an order is found by its name from its first write on, as long as it is stored', async () => {
    const journal = (await create())()
    if (!journal.find) return
    const record = createRecord(crypto.randomUUID(), 1, { intent: { name: 'web-1', number: 1 } })
    const query = { words: ['web-1'], changedSince: Infinity }
    const isFound = async (): Promise<boolean> => toIds(await journal.find!(query)).includes(record.id)
    await writeAll(journal, createRecord(crypto.randomUUID(), 1, { state: 'settled' }), record)
    expectEqual('whether it is found', await isFound(), true)
    if (!journal.delete) return
    await journal.delete(record)
    expectEqual('whether it is found', await isFound(), false)
    await writeAll(journal, record)
    expectEqual('whether it is found', await isFound(), true)
  })
}

function testTogether(test: Test, create: () => Promise<OpenJournal>): void {
  test('of several writers of the same revision, exactly one is told that it has written it', async () => {
    const open = await create()
    const id = crypto.randomUUID()
    const written = await Promise.all(Array.from({ length: 6 }, async () => raceWrites(open(), id)))
    const all = Array.from({ length: 20 }, (_, index) => index + 1)
    expectEqual(
      'the revisions that were written',
      written.flat().toSorted((a, b) => a - b),
      all,
    )
  })
}
