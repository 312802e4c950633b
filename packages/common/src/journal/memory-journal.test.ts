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

test('of two who write the same revision, one wins; who writes the same once more has won already', async () => {
  const journal = createMemoryJournal()
  expect(await journal.write(first)).toBe(true)
  expect(await journal.write({ ...first })).toBe(true)
  expect(await journal.write({ ...first, writer: 'another' })).toBe(false)
  expect(await journal.read(first.id)).toEqual(first)
})

test('what is outdated cannot come back', async () => {
  const journal = createMemoryJournal()
  await journal.write(first)
  await journal.write(second)
  expect(await journal.write(first)).toBe(false)
  expect(await journal.read(first.id)).toEqual(second)
})
