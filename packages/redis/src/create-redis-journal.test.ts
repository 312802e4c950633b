import { randomUUID } from 'node:crypto'
import type { OrderJournal, OrderRecord } from '@hostwright/common'
import { createRecord as create } from '@hostwright/common/store-tests'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRedisJournal } from './create-redis-journal.ts'
import type { RedisClient } from './run-script.ts'
import { connect } from './testing/connect.ts'

const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const createRecord = (revision: number, fields: Partial<OrderRecord> = {}): OrderRecord =>
  create(id, revision, fields)

let redis: Awaited<ReturnType<typeof connect>>
let account: string
let key: string
let journal: OrderJournal
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  redis = await connect()
  account = randomUUID()
  key = `hostwright:{${account}}:orders`
  journal = createRedisJournal(redis, { account })
})
afterEach(() => void vi.useRealTimers())

/**
 * Creates a client of Redis that holds back a write before it reaches Redis, or its response, until `letGo` is called.
 */
function createSlow(where: 'before' | 'after'): { client: RedisClient; letGo: () => void } {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const client: RedisClient = {
    async evalSha(sha1, options) {
      const isWrite = options.arguments.length > 1
      if (isWrite && where === 'before') await held
      const reply = await redis.evalSha(sha1, options)
      if (isWrite && where === 'after') await held
      return reply
    },
    eval: (text, options) => redis.eval(text, options),
  }
  return { client, letGo }
}

test('an account’s orders are one hash with an index, which do not expire', async () => {
  await journal.write(createRecord(1))
  await journal.write({ ...createRecord(1), id: other })
  await journal.write(createRecord(2, { state: 'settled', outcome: { executed: false } }))
  const keys = await redis.keys(`*${account}*`)
  expect(keys.toSorted()).toEqual([key, `${key}:changed`, `${key}:words`])
  expect(new Set(await redis.hKeys(key))).toEqual(new Set([id, other]))
  for (const each of keys) expect(await redis.ttl(each)).toBe(-1)
  expect(JSON.parse((await redis.hGet(key, id))!)).toEqual(await journal.read(id))
})

test('records are separate for each account and prefix', async () => {
  await journal.write(createRecord(1))
  const strangers = [
    createRedisJournal(redis, { account: randomUUID() }),
    createRedisJournal(redis, { account, prefix: 'my:app' }),
  ]
  for (const stranger of strangers) {
    expect(await stranger.list()).toEqual([])
    expect(await stranger.read(id)).toBeUndefined()
    expect(await stranger.write(createRecord(1, { idempotencyKey: 'mine' }))).toBe(true)
  }
  expect(await journal.list()).toEqual([createRecord(1)])
})

test('a write whose response is lost rejects; repeating it tells whether it was applied', async () => {
  const { client } = createSlow('after')
  await journal.write({ ...createRecord(1), id: other }) // after this write, Redis knows the scripts
  const writing = createRedisJournal(client, { account, timeoutMs: 300 }).write(createRecord(1))
  const failing = expect(writing).rejects.toMatchObject({
    name: 'JournalError',
    message: `The order journal in Redis (${key}) could not be written: no response within 300 ms. Whether the record was kept is not known. See that Redis can be reached and takes writes, then call again`,
  })
  await vi.waitFor(async () => expect(await redis.hExists(key, id)).toBe(1), { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(300)
  await failing
  expect(await journal.write(createRecord(1, { idempotencyKey: 'another’s' }))).toBe(false)
  expect(await journal.write(createRecord(1))).toBe(true)
})

test('a late write does not replace a newer record', async () => {
  const { client, letGo } = createSlow('before')
  await journal.write(createRecord(1))
  const lateJournal = createRedisJournal(client, { account, timeoutMs: 60_000 })
  const writing = lateJournal.write(createRecord(2, { idempotencyKey: 'late' }))
  await journal.write(createRecord(2))
  await journal.write(createRecord(3))
  letGo()
  expect(await writing).toBe(false)
  expect(await journal.read(id)).toEqual(createRecord(3))
})

test('without Redis every method rejects and says what to do', async () => {
  redis.destroy()
  const error = {
    name: 'JournalError',
    message: expect.stringMatching(/closed.*\. See that Redis can be reached/),
  }
  await expect(journal.read(id)).rejects.toMatchObject(error)
  await expect(journal.write(createRecord(1))).rejects.toMatchObject(error)
  await expect(journal.list()).rejects.toMatchObject(error)
})

test('a key of another type is an error with its name', async () => {
  await redis.set(key, 'mine')
  // Redis 6 begins with the script and its line.
  await expect(journal.list()).rejects.toThrow(`(${key}) could not be read: `)
  await expect(journal.list()).rejects.toThrow('WRONGTYPE')
  await expect(journal.write(createRecord(1))).rejects.toMatchObject({ name: 'JournalError' })
  await redis.del(key)
})

test('scripts are loaded into Redis after it has lost them', async () => {
  await journal.write(createRecord(1))
  await redis.scriptFlush()
  expect(await journal.write(createRecord(2))).toBe(true)
})

test.each([
  ['half of a record', JSON.stringify(createRecord(2)).slice(0, 50), 'is not the JSON of a record'],
  ['another version', JSON.stringify({ ...createRecord(2), version: 2 }), 'was written by another version'],
  ['another order', JSON.stringify({ ...createRecord(2), id: other }), 'holds the record of another order'],
])('an entry that holds %s is never skipped: the error names it', async (_, text, problem) => {
  await journal.write({ ...createRecord(1), id: other })
  await redis.hSet(key, id, text)
  const error = {
    name: 'JournalError',
    message: expect.stringContaining(`The entry ${id} of ${key} in Redis ${problem}`),
  }
  await expect(journal.read(id)).rejects.toMatchObject(error)
  await expect(journal.list()).rejects.toMatchObject(error)
  await expect(journal.write(createRecord(3))).rejects.toMatchObject(error)
  expect(await redis.hGet(key, id)).toBe(text)
  expect(await journal.read(other)).toHaveProperty('revision', 1)
})

test('a record that could not be read again is not written', async () => {
  await expect(journal.write(createRecord(0))).rejects.toThrow('its property revision')
  await expect(journal.write({ ...createRecord(1), id: 'x' })).rejects.toThrow('its property id')
  expect(await redis.exists(key)).toBe(0)
})

test('the reason of a failing Redis client is reported, even if it is not an error', async () => {
  const evalSha = vi.fn<RedisClient['evalSha']>().mockRejectedValue('connection lost')
  const broken = createRedisJournal({ evalSha, eval: evalSha }, { account })
  await expect(broken.read(id)).rejects.toThrow(`(${key}) could not be read: connection lost. See that Redis`)
})

test('the timeout is 2 s, and no timer is left after a response', async () => {
  await journal.list()
  expect(vi.getTimerCount()).toBe(0)
  const silent = (): Promise<unknown> => new Promise(() => {})
  const listing = createRedisJournal({ evalSha: silent, eval: silent }, { account }).list()
  const failing = expect(listing).rejects.toThrow('no response within 2000 ms')
  await vi.advanceTimersByTimeAsync(2_000)
  await failing
})
