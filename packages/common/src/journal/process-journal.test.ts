import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { portsOf } from '../client/ports-of.ts'
import { createMemoryJournal } from './memory-journal.ts'
import { isGiven, processId, toJournal } from './process-journal.ts'

const options = { baseUrl: 'https://api.example.com', apiKey: 'unit-test' }

test('all clients without a journal or with the word memory share the memory of the process', () => {
  expect(toJournal(undefined)).toBe(toJournal(undefined))
  expect(toJournal('memory')).toBe(toJournal(undefined))
})

test('a given journal is used instead of the memory of the process', () => {
  const journal = createMemoryJournal()
  expect(toJournal(journal)).toBe(journal)
})

test('the word memory counts as a given journal, a function does not', () => {
  const given = [createMemoryJournal(), 'memory', undefined, () => []] as const
  expect(given.map((one) => isGiven(one as never))).toEqual([true, true, false, false])
  expect(
    given.map((journal) => portsOf(createClient({ ...options, journal: journal as never })).isJournalGiven),
  ).toEqual([true, true, false, false])
})

test('an object without the three methods is rejected; the method of a sandbox that was spread is skipped', () => {
  const half = { read: async () => undefined, write: async () => true }
  for (const journal of [{}, null, 'disk', half]) {
    expect(() => createClient({ ...options, journal: journal as never })).toThrow(
      "journal is no order journal: give one with the methods read, write and list, or 'memory'",
    )
  }
  expect(toJournal((() => []) as never)).toBe(toJournal(undefined))
})

test('two copies of this package in one process have one memory and one id', async () => {
  const place = './process-journal.ts?copy'
  const copy = (await import(/* @vite-ignore */ place)) as typeof import('./process-journal.ts')
  expect(copy.toJournal).not.toBe(toJournal)
  expect(copy.toJournal(undefined)).toBe(toJournal(undefined))
  expect(copy.processId()).toBe(processId())
})
