import { randomUUID } from 'node:crypto'
import { createClient, type PacingStore } from '@hostwright/common'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import type { RedisClient } from './run-script.ts'
import { connect } from './testing/connect.ts'

const nothing = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function createCaller(store: PacingStore) {
  const fetch = vi.fn(async () => Response.json({ user_id: 'u' }))
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch,
    pacing: { store },
  })
  return { client, fetch }
}

/** A client of a Redis that never responds. */
const silent: RedisClient = { evalSha: () => new Promise(() => {}), eval: () => new Promise(() => {}) }

test('when Redis cannot be reached, a call fails immediately and nothing is sent', async () => {
  const redis = await connect()
  redis.destroy()
  const { client, fetch } = createCaller(createRedisStore(redis, { account: 'a' }))
  await expect(client.me()).rejects.toMatchObject({
    name: 'PacingError',
    sent: false,
    message: expect.stringMatching(/^Not sent: Redis gave no slot in the limit group vps: .*closed/),
    cause: { message: expect.stringContaining('closed') },
  })
  expect(fetch).not.toHaveBeenCalled()
})

test('when Redis does not respond, a call fails after timeoutMs and nothing is sent', async () => {
  const { client, fetch } = createCaller(createRedisStore(silent, { account: 'a', timeoutMs: 300 }))
  const calling = client.me()
  const failing = expect(calling).rejects.toThrow(
    'Not sent: Redis gave no slot in the limit group vps: no response within 300 ms',
  )
  await vi.advanceTimersByTimeAsync(300)
  await failing
  expect(fetch).not.toHaveBeenCalled()
})

test('an abort does not wait for Redis', async () => {
  const { client } = createCaller(createRedisStore(silent, { account: 'a' }))
  const stop = new AbortController()
  const calling = client.me({ signal: stop.signal })
  await new Promise((resolve) => setImmediate(resolve))
  stop.abort('enough')
  await expect(calling).rejects.toBe('enough')
})

test('a response is not lost when Redis fails while it is on its way', async () => {
  const redis = await connect()
  const { client, fetch } = createCaller(createRedisStore(redis, { account: randomUUID() }))
  fetch.mockImplementation(async () => {
    redis.destroy()
    return Response.json({ user_id: 'u' })
  })
  await expect(client.me()).resolves.toEqual({ user_id: 'u' })
})

test('a slot that Redis gives too late is released', async () => {
  const redis = await connect()
  const account = randomUUID()
  const options = { account, now: () => 1_000_000 }
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const slow: RedisClient = {
    evalSha: async (...args) => (await held, redis.evalSha(...args)),
    eval: async (...args) => redis.eval(...args),
  }
  const one = { perMinute: 60, perDay: 10_000, concurrent: 1 }
  const taking = createRedisStore(slow, { ...options, timeoutMs: 300 }).take('vps', one, 0)
  const failing = expect(taking).rejects.toThrow('no response within 300 ms')
  await vi.advanceTimersByTimeAsync(300)
  await failing
  letGo()
  const store = createRedisStore(redis, options)
  const sent = `hostwright:{${account}}:vps:sent`
  await vi.waitFor(async () => expect(await redis.zCard(sent)).toBe(1), { timeout: 60_000 })
  const taken = await store.take('vps', one, 0)
  expect(taken).toHaveProperty('slot')
  if ('slot' in taken) await store.release('vps', taken.slot, 0, nothing)
})

test('a take that failed and that Redis executes after the next one takes no slot, and counts for no minute', async () => {
  const redis = await connect()
  const account = randomUUID()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const late: Promise<unknown>[] = []
  const slow: RedisClient = {
    async evalSha(...args) {
      if (late.length > 0) return redis.evalSha(...args)
      late.push(held.then(async () => redis.evalSha(...args)))
      return late[0]
    },
    eval: async (...args) => redis.eval(...args),
  }
  const two = { perMinute: 2, perDay: 10_000, concurrent: 2 }
  const options = { account, now: () => 1_000_000, sleep: () => new Promise<void>(() => {}) }
  const store = createRedisStore(slow, { ...options, timeoutMs: 300 })
  const failing = expect(store.take('vps', two, 0)).rejects.toMatchObject({ name: 'PacingError' })
  await vi.advanceTimersByTimeAsync(300)
  await failing
  expect(await store.take('vps', two, 0)).toHaveProperty('slot')
  letGo()
  await late[0]
  expect(await redis.zCard(`hostwright:{${account}}:vps:leases`)).toBe(1)
  expect(await createRedisStore(redis, options).take('vps', two, 0)).toHaveProperty('slot')
})

test('a late response of Redis without a slot counts no request', async () => {
  const redis = await connect()
  const account = randomUUID()
  const options = { account, now: () => 1_000_000 }
  const one = { perMinute: 60, perDay: 10_000, concurrent: 1 }
  await createRedisStore(redis, { ...options, sleep: () => new Promise(() => {}) }).take('vps', one, 0)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const replies: unknown[] = []
  const slow: RedisClient = {
    async evalSha(...args) {
      await held
      const reply = await redis.evalSha(...args)
      replies.push(reply)
      return reply
    },
    eval: async (...args) => redis.eval(...args),
  }
  const taking = createRedisStore(slow, { ...options, timeoutMs: 300 }).take('vps', one, 0)
  const failing = expect(taking).rejects.toMatchObject({ name: 'PacingError' })
  await vi.advanceTimersByTimeAsync(300)
  await failing
  letGo()
  await vi.waitFor(() => expect(replies).toEqual([100]), { timeout: 60_000 })
  await new Promise((resolve) => setImmediate(resolve))
  expect(await redis.zCard(`hostwright:{${account}}:vps:sent`)).toBe(0)
})

test('the reason of a failing Redis client is reported by the store, even if it is not an error', async () => {
  const evalSha = vi.fn<RedisClient['evalSha']>().mockRejectedValue('connection lost')
  const { client } = createCaller(createRedisStore({ evalSha, eval: evalSha }, { account: 'a' }))
  await expect(client.me()).rejects.toThrow('in the limit group vps: connection lost')
})

test('when Redis does not respond, a call fails after 2 s by default', async () => {
  const { client } = createCaller(createRedisStore(silent, { account: 'a' }))
  const failing = expect(client.me()).rejects.toThrow('no response within 2000 ms')
  await vi.advanceTimersByTimeAsync(2_000)
  await failing
})
