import { expect, test } from 'vitest'
import { createMemoryJournal } from './memory-journal.ts'
import { createClient } from '../client/client.ts'
import { toJournal, toAccount } from './process-journal.ts'

const baseUrl = 'https://api.example.com'
const sandbox = async (): Promise<Response> => new Response()

test('all clients of a process that were given no journal share one', () => {
  expect(toJournal(undefined)).toBe(toJournal(undefined))
})

test('an account is an address', () => {
  expect(toAccount(baseUrl, {})).toBe(baseUrl)
  expect(toAccount(baseUrl, { journal: createMemoryJournal(), fetch: sandbox })).toBe(baseUrl)
})

test('two APIs that are played at one address are two accounts, each always the same', () => {
  const accounts = [sandbox, async () => new Response(), sandbox].map((fetch) =>
    toAccount(baseUrl, { fetch }),
  )
  expect(accounts[0]).toBe(accounts[2])
  expect(accounts[0]).not.toBe(accounts[1])
  for (const account of accounts) expect(account).toMatch(/^https:\/\/api\.example\.com \d+$/)
})

const options = { baseUrl: 'https://api.example.com', apiKey: 'unit-test' }

test('what is no journal is rejected, but for the method of that name of a sandbox that was spread', () => {
  expect(() => createClient({ ...options, journal: {} as never })).toThrow('journal is no order journal')
  expect(() => createClient({ ...options, journal: null as never })).toThrow('journal is no order journal')
  const half = { read: async () => undefined, write: async () => true }
  expect(() => createClient({ ...options, journal: half as never })).toThrow('journal is no order journal')
  const { journal } = createClient({ ...options, journal: (() => []) as never })
  expect(journal).toBe(createClient(options).journal)
})
