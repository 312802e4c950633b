import { randomUUID } from 'node:crypto'
import { createRecord } from '@hostwright/common/store-tests'
import { expect, test } from 'vitest'
import { createRedisJournal } from './create-redis-journal.ts'
import { createRedisStore } from './create-redis-store.ts'
import { toInteger, toText, toTexts } from './replies.ts'
import type { RedisClient } from './run-script.ts'
import { connect } from './testing/connect.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const limits = { perMinute: 60, perDay: 10_000, concurrent: 1 }
const record = createRecord('00000000-0000-4000-8000-000000000001', 1, {
  intent: { name: 'web-1', number: 1 },
})

test.each([0, -2, 0n, '0', '-2', bytes('0'), Buffer.from('100')])('%o is an integer', (reply) => {
  expect(toInteger(reply)).toBe(Number(reply instanceof Uint8Array ? new TextDecoder().decode(reply) : reply))
})

test.each([null, undefined, '', [], [0], {}, false, 1.5, Number.NaN, ' 0', '0x1', bytes('')])(
  '%o is no integer: it is an error, and no slot is granted',
  async (reply) => {
    expect(() => toInteger(reply)).toThrow('not an integer')
    const store = createRedisStore({ evalSha: async () => reply, eval: async () => reply }, { account: 'a' })
    await expect(store.take('vps', limits, 0)).rejects.toMatchObject({ name: 'PacingError', sent: false })
  },
)

test.each([undefined, {}, { id: 'x' }, 7, [], true])(
  '%o is no text: reading an order is an error, and not that there is none',
  async (reply) => {
    expect(() => toText(reply)).toThrow('not a text: switch off the option')
    const journal = createRedisJournal(
      { evalSha: async () => reply, eval: async () => reply },
      { account: 'a' },
    )
    await expect(journal.read(record.id)).rejects.toThrow(/could not be read: a reply is .* switch off/)
  },
)

test('only null is no text and no list', () => {
  expect([toText(null), toTexts(null)]).toEqual([undefined, undefined])
  expect(toTexts(['a', bytes('b')])).toEqual(['a', 'b'])
  expect(() => toTexts('a')).toThrow('not a list')
})

const converters: readonly (readonly [string, (reply: unknown) => unknown])[] = [
  ['integers as text', (reply) => (typeof reply === 'number' ? String(reply) : reply)],
  ['integers as bigints', (reply) => (typeof reply === 'number' ? BigInt(reply) : reply)],
  [
    'all as bytes',
    function toBytes(reply: unknown): unknown {
      if (Array.isArray(reply)) return reply.map(toBytes)
      return typeof reply === 'string' ? Buffer.from(reply) : reply
    },
  ],
]

test.each(converters)('a client that gives %s grants slots and keeps orders', async (_, convert) => {
  const redis = await connect()
  const client: RedisClient = {
    evalSha: async (...args) => convert(await redis.evalSha(...args)),
    eval: async (...args) => convert(await redis.eval(...args)),
  }
  const account = randomUUID()
  const store = createRedisStore(client, { account, now: () => 1_000_000 })
  const taken = await store.take('vps', limits, 0)
  expect(taken).toHaveProperty('slot')
  expect(await store.take('vps', limits, 0)).toEqual({ waitMs: expect.any(Number) as number })
  if ('slot' in taken)
    await store.release('vps', taken.slot, 0, {
      perMinute: undefined,
      concurrent: undefined,
      heldUntil: undefined,
    })
  const journal = createRedisJournal(client, { account })
  expect(await journal.write(record)).toBe(true)
  expect(await journal.write({ ...record, writer: 'another' })).toBe(false)
  expect(await journal.read(record.id)).toEqual(record)
  expect(await journal.find!({ words: ['web-1'], changedSince: Infinity })).toEqual([record])
  expect(await journal.list()).toEqual([record])
})

test('a client of another library is rejected when the store or journal is created, with the adapter to write', () => {
  const other = { evalsha: async () => 0, eval: async () => 0 } as unknown as RedisClient
  for (const create of [createRedisStore, createRedisJournal])
    expect(() => create(other, { account: 'a' })).toThrow(
      /redis lacks evalSha: .*redis\.evalsha\(sha1, keys\.length/,
    )
})
