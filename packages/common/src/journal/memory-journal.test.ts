import { expect, onTestFinished, test, vi } from 'vitest'
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

test('only the stored revision of a record is deleted', async () => {
  const journal = createMemoryJournal()
  const [first, second] = [createRecord(), createRecord({ revision: 2 })]
  for (const record of [first, second]) await journal.write(record)
  await journal.delete!(first)
  expect(await journal.read(first.id)).toEqual(second)
  await journal.delete!(second)
  expect(await journal.list()).toEqual([])
})

test('changing the object after writing does not change the stored record', async () => {
  const journal = createMemoryJournal()
  const record = createRecord() as { -readonly [Key in keyof OrderRecord]: OrderRecord[Key] }
  await journal.write(record)
  record.state = 'settled'
  expect(await journal.read(record.id)).toHaveProperty('state', 'planned')
})

test('a record is a copy, also where structuredClone is missing, as in happy-dom', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('structuredClone', undefined)
  const journal = createMemoryJournal()
  const given = { ...first }
  await journal.write(given)
  given.state = 'sending'
  expect(await journal.read(first.id)).toEqual(first)
})
