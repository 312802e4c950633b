import { expect, test } from 'vitest'
import { createMemoryJournal } from './memory-journal.ts'
import { journalOfProcess, toAccount } from './process-journal.ts'

const baseUrl = 'https://api.example.com'
const sandbox = async (): Promise<Response> => new Response()

test('all clients of a process that were given no journal share one', () => {
  expect(journalOfProcess()).toBe(journalOfProcess())
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
