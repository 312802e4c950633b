import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createMemoryJournal } from './memory-journal.ts'
import { isGiven, toJournal } from './process-journal.ts'

const options = { baseUrl: 'https://api.example.com', apiKey: 'unit-test' }

test('all clients of a process that were given no journal share its memory, as those that ask for it do', () => {
  expect(toJournal(undefined)).toBe(toJournal(undefined))
  expect(toJournal('memory')).toBe(toJournal(undefined))
})

test('a journal that was given is used, whatever else the process has', () => {
  const journal = createMemoryJournal()
  expect(toJournal(journal)).toBe(journal)
})

test('a journal is given, or its absence: the word for the memory counts, a function does not', () => {
  const given = [createMemoryJournal(), 'memory', undefined, () => []] as const
  expect(given.map((one) => isGiven(one as never))).toEqual([true, true, false, false])
  expect(
    given.map((journal) => createClient({ ...options, journal: journal as never }).isJournalGiven),
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

test('whose orders a client places is its address, or the account that it was given', () => {
  const fetch = async (): Promise<Response> => new Response()
  expect(createClient({ ...options, fetch }).account).toBe(options.baseUrl)
  expect(createClient({ ...options, fetch, account: 'customer 7' }).account).toBe('customer 7')
})
