import { expect, test } from 'vitest'
import { createRecord } from '../testing/create-record.ts'
import { createMemoryJournal } from './memory-journal.ts'
import type { OrderRecord } from './order-record.ts'

const first = createRecord()
const second: OrderRecord = { ...first, revision: 2, state: 'sending' }

test('a record is kept revision by revision', async () => {
  const journal = createMemoryJournal()
  expect(await journal.read(first.id)).toBeUndefined()
  expect(await journal.write(second)).toBe(false)
  expect(await journal.write(first)).toBe(true)
  expect(await journal.write(second)).toBe(true)
  expect(await journal.write({ ...first, revision: 4 })).toBe(false)
  expect(await journal.read(first.id)).toEqual(second)
  expect(await journal.list()).toEqual([second])
})

test('if two writers write a revision, one succeeds; repeating its write succeeds again', async () => {
  const journal = createMemoryJournal()
  expect(await journal.write(first)).toBe(true)
  expect(await journal.write({ ...first })).toBe(true)
  expect(await journal.write({ ...first, writer: 'another' })).toBe(false)
  expect(await journal.read(first.id)).toEqual(first)
})

test('an outdated revision cannot be written', async () => {
  const journal = createMemoryJournal()
  await journal.write(first)
  await journal.write(second)
  expect(await journal.write(first)).toBe(false)
  expect(await journal.read(first.id)).toEqual(second)
})

test('a list leaves out quotes that were never sent and are older than `since`', async () => {
  const journal = createMemoryJournal()
  const at = (id: string, state: OrderRecord['state'], ms: number) => createRecord({ id, state, at: ms })
  const old = at('old', 'planned', 999)
  const [young, sent, settled] = [
    at('young', 'planned', 1_000),
    at('sent', 'sending', 1),
    at('settled', 'settled', 1),
  ]
  for (const record of [old, young, sent, settled]) await journal.write(record)
  expect(await journal.list(1_000)).toEqual([young, sent, settled])
  expect(await journal.list()).toHaveLength(4)
})

test('changing the object after writing does not change the stored record', async () => {
  const journal = createMemoryJournal()
  const record = createRecord() as { -readonly [Key in keyof OrderRecord]: OrderRecord[Key] }
  await journal.write(record)
  record.state = 'settled'
  expect(await journal.read(record.id)).toHaveProperty('state', 'planned')
})
