import { expect, test } from 'vitest'
import { createRedisJournal, type RedisJournalOptions } from './create-redis-journal.ts'
import { createRedisStore, type RedisStoreOptions } from './create-redis-store.ts'
import type { RedisClient } from './run-script.ts'

const redis: RedisClient = { evalSha: async () => 0, eval: async () => 0 }

test.each<{ [field in keyof RedisStoreOptions]?: unknown }>([
  { account: '' },
  { account: 'Bearer secret key' },
  { account: 'a{b}' },
  { account: '{a' },
  { account: 'a}' },
  { account: 'a'.repeat(65) },
  { account: undefined },
  { account: 7 },
  { prefix: '' },
  { prefix: '{x}' },
  { prefix: '{x' },
  { prefix: 'x}' },
  { prefix: 'x'.repeat(65) },
  { prefix: 7 },
  { leaseMs: 0 },
  { leaseMs: -1 },
  { leaseMs: 2 ** 31 },
  { leaseMs: '30000' },
  { timeoutMs: 0 },
  { timeoutMs: 2 ** 31 },
  { timeoutMs: Number.NaN },
  { timeoutMs: Infinity },
])('an invalid option is rejected with its name: %o', (options) => {
  const [[field, value] = []] = Object.entries(options)
  const given = { account: 'a', ...options } as RedisStoreOptions
  const creations: (() => unknown)[] = [() => createRedisStore(redis, given)]
  if (field !== 'leaseMs') creations.push(() => createRedisJournal(redis, given))
  for (const create of creations) {
    expect(create).toThrow(expect.objectContaining({ name: 'ConfigError', field }))
    // The error does not contain the value, which may be an API key that was given by mistake.
    if (field === 'account' && typeof value === 'string' && value !== '') expect(create).not.toThrow(value)
  }
})

test.each<Partial<RedisStoreOptions & RedisJournalOptions>>([
  { account: 'My_shop-1.eu' },
  { account: 'a'.repeat(64) },
  { prefix: 'my:app_1-2.x' },
  { prefix: 'x'.repeat(64) },
  { leaseMs: 2 ** 31 - 1, timeoutMs: 2 ** 31 - 1 },
  { leaseMs: 0.5, timeoutMs: 0.5 },
])('an option at the limit of its range is accepted: %o', (options) => {
  expect(() => createRedisStore(redis, { account: 'a', ...options })).not.toThrow()
  expect(() => createRedisJournal(redis, { account: 'a', ...options })).not.toThrow()
})

test.each([
  ['account', { account: 'a:b' }, '".", "_" or "-"'],
  ['prefix', { account: 'a', prefix: 'a b' }, '".", "_", "-" or ":"'],
])('the error of an invalid %s lists the characters that it may have', (_, options, listed) => {
  expect(() => createRedisStore(redis, options)).toThrow(`give a text of 1 to 64 letters, digits, ${listed}`)
})

test.each([createRedisStore, createRedisJournal])('%o without options asks for the account', (create) => {
  const given = undefined as unknown as RedisStoreOptions
  expect(() => create(redis, given)).toThrow(
    expect.objectContaining({ name: 'ConfigError', field: 'account' }),
  )
})
