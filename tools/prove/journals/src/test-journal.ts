import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderJournal } from '@hostwright/common'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createRecord, createRecordBy, writerOf } from './create-record.ts'
import { type Call, isLinearizable } from './is-linearizable.ts'

/** Opens the same journal again on every call, as another process would. */
export type Open = () => OrderJournal

/** Returns a function that returns the path of a new folder on each call. All folders are removed after the file's tests. */
export function createFolders(): () => string {
  const parent = mkdtempSync(join(tmpdir(), 'journals-'))
  afterAll(() => rmSync(parent, { recursive: true, force: true }))
  let count = 0
  return () => join(parent, String((count += 1)))
}

/** Tests that every implementation of a journal has to pass. `create` makes a new, empty journal. */
export function testJournal(create: () => Promise<Open>, numRuns: number): void {
  testKeeping(create)
  testListing(create)
  testReplacing(create)
  testTogether(create, numRuns)
}

function testKeeping(create: () => Promise<Open>): void {
  test('is empty at first', async () => {
    const journal = (await create())()
    expect(await journal.read(randomUUID())).toBeUndefined()
    expect(await journal.list()).toEqual([])
  })

  test('returns complete records to every process that opens it', async () => {
    const open = await create()
    const id = randomUUID()
    const planned = createRecord(id, 1, {
      quote: { order: { name: '日本\n"\\"' }, total_price: 900 } as never,
    })
    const settled = createRecord(id, 2, {
      at: 1_800_000_000_000,
      state: 'settled',
      intent: { name: 'web-1', number: 2 },
      requests: [
        {
          id: 'r',
          kind: 'order',
          keyId: 'k',
          from: null,
          leftBy: 1,
          to: 1_000,
          status: 200,
          result: 'executed',
        },
      ],
      listed: ['u', 'v'],
      outcome: { executed: true, server: { uuid: 'u' }, contracts: ['u'], isWord: true },
    })
    for (const written of [planned, settled]) {
      expect(await open().write(written)).toBe(true)
      expect(await open().read(id)).toEqual(written)
      expect(await open().list()).toEqual([written])
    }
  })

  test('keeps records separate, also over many revisions', async () => {
    const journal = (await create())()
    const [first, second] = [randomUUID(), randomUUID()]
    for (let revision = 1; revision <= 12; revision++) {
      expect(await journal.write(createRecordBy('a', first, revision))).toBe(true)
    }
    expect(await journal.write(createRecordBy('b', second, 1))).toBe(true)
    const kept = await journal.list()
    expect(kept.find(({ id }) => id === first)?.revision).toBe(12)
    expect(kept.find(({ id }) => id === second)?.revision).toBe(1)
    expect(kept).toHaveLength(2)
  })
}

function testListing(create: () => Promise<Open>): void {
  test('lists sent and settled orders of any age, and may leave out quotes older than the limit', async () => {
    const journal = (await create())()
    const since = 1_800_000_000_000
    const kinds = [
      { state: 'planned', at: since },
      { state: 'sending', at: 0 },
      { state: 'settled', at: 0 },
      { state: 'planned', at: since - 1 },
    ] as const
    const ids = kinds.map(() => randomUUID())
    for (const [index, fields] of kinds.entries()) {
      expect(await journal.write(createRecord(ids[index]!, 1, fields))).toBe(true)
    }
    expect(await toIds(journal.list())).toEqual(ids.toSorted())
  })

  test('only the stored revision of a record is deleted, and the record can then be created again', async () => {
    const journal = (await create())()
    const [id, other] = [randomUUID(), randomUUID()]
    for (const record of [createRecord(id, 1), createRecord(id, 2), createRecord(other, 1)])
      expect(await journal.write(record)).toBe(true)
    await journal.delete!(createRecord(id, 1))
    expect(await journal.read(id)).toEqual(createRecord(id, 2))
    await journal.delete!(createRecord(id, 2))
    expect(await journal.read(id)).toBeUndefined()
    expect(await toIds(journal.list())).toEqual([other])
    expect(await journal.write(createRecord(id, 3))).toBe(false)
    expect(await journal.write(createRecord(id, 1))).toBe(true)
    await journal.delete!(createRecord(randomUUID(), 1))
  })

  test('a record that was deleted is not found, and a record that begins again is', async () => {
    const journal = (await create())()
    const id = randomUUID()
    const query = { words: ['web-1'], changedSince: Infinity }
    const find = async (): Promise<string[]> => {
      const found = await (journal.find?.(query) ?? journal.list())
      return found.flatMap((record) => (record.id === id ? id : []))
    }
    const record = createRecord(id, 1, { intent: { name: 'web-1', number: 1 } })
    await journal.write(createRecord(randomUUID(), 1, { state: 'settled' }))
    await journal.write(record)
    expect(await find()).toEqual([id])
    await journal.delete!(record)
    expect(await find()).toEqual([])
    await journal.write(record)
    expect(await find()).toEqual([id])
  })
}

async function toIds(list: ReturnType<OrderJournal['list']>): Promise<string[]> {
  return (await list).map(({ id }) => id).toSorted()
}

function testReplacing(create: () => Promise<Open>): void {
  test('accepts revision 1 first, and then only the next revision', async () => {
    const journal = (await create())()
    const id = randomUUID()
    const write = (revision: number) => journal.write(createRecordBy('a', id, revision))
    expect(await write(2)).toBe(false)
    expect(await write(1)).toBe(true)
    expect(await write(3)).toBe(false)
    expect(await write(2)).toBe(true)
    expect(await journal.read(id)).toMatchObject({ revision: 2 })
  })

  test('accepts the same record again, but no other record of that revision', async () => {
    const open = await create()
    const id = randomUUID()
    expect(await open().write(createRecordBy('a', id, 1))).toBe(true)
    expect(await open().write(createRecordBy('a', id, 1))).toBe(true)
    expect(await open().write(createRecordBy('b', id, 1))).toBe(false)
    expect(writerOf(await open().read(id))).toBe('a')
    expect(await open().write(createRecordBy('a', id, 2))).toBe(true)
    expect(await open().write(createRecordBy('a', id, 1))).toBe(false)
    expect(await open().list()).toHaveLength(1)
  })
}

const step = record({
  name: constantFrom('a', 'b'),
  turns: nat({ max: 6 }),
  isRead: constantFrom(true, false, false),
  revision: integer({ min: 1, max: 3 }),
  writer: constantFrom('x', 'y'),
})

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function testTogether(create: () => Promise<Open>, numRuns: number): void {
  test('several writers of consecutive revisions: each revision has one winner', async () => {
    const open = await create()
    const id = randomUUID()
    const won: number[] = []
    const count = async (writer: number): Promise<void> => {
      const journal = open()
      for (let revision = 1; revision <= 20;) {
        if (await journal.write(createRecordBy(writer, id, revision))) won.push(revision)
        revision = ((await journal.read(id))?.revision ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, writer) => count(writer)))
    expect(won.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('simultaneous reads and writes return the same as some sequence of them', async () => {
    const clients = array(array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 3 })
    const property = asyncProperty(clients, async (all) => {
      const open = await create()
      const ids = { a: randomUUID(), b: randomUUID() }
      const calls: Call[] = []
      let time = 0
      const run = async (steps: (typeof all)[number]): Promise<void> => {
        const journal = open()
        for (const { name, turns, isRead, revision, writer } of steps) {
          for (let turn = 0; turn < turns; turn++) await nextTurn()
          const id = ids[name]
          const began = (time += 1)
          const response = isRead
            ? toResult(await journal.read(id))
            : String(await journal.write(createRecordBy(writer, id, revision)))
          const wrote = isRead ? undefined : { revision, writer }
          calls.push({ id, wrote, response, began, ended: (time += 1) })
        }
      }
      await Promise.all(all.map((steps) => run(steps)))
      expect({ calls, isLinearizable: isLinearizable(calls) }).toHaveProperty('isLinearizable', true)
    })
    await assert(property, { numRuns })
  })
}

function toResult(kept: Awaited<ReturnType<OrderJournal['read']>>): string {
  return kept === undefined ? 'nothing' : `${kept.revision} ${writerOf(kept)}`
}
