import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, inject, test } from 'vitest'
import { connectRedis } from './connect-redis.ts'
import { createRedisStore } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 5 }

test('it connects at the first use, and again after its connection was lost', async () => {
  const account = randomUUID()
  // The number of this database marks the connection of this test: other tests use the same Redis at the same time.
  const database = 7
  const store = createRedisStore(connectRedis(`${inject('redisUrl')}/${database}`), { account })
  const other = await connect()
  await other.select(database)
  const own = await other.clientId()
  expect(await other.keys(`*${account}*`)).toEqual([])
  expect(await store.take('vps', limits, 0)).toHaveProperty('slot')
  const connections = (await other.clientList()).filter(({ id, db }) => db === database && id !== own)
  expect(connections).toHaveLength(1)
  await other.clientKill({ filter: 'ID', id: connections[0]!.id })
  await expect.poll(async () => store.take('vps', limits, 0)).toHaveProperty('slot')
  expect(await other.keys(`*${account}*`)).not.toEqual([])
})

test('without a Redis a call is rejected, and the next one connects again', async () => {
  const store = createRedisStore(connectRedis('redis://user:secret-1@127.0.0.1:1'), { account: 'shop' })
  for (let round = 0; round < 2; round += 1)
    await expect(store.take('vps', limits, 0)).rejects.toThrow('ECONNREFUSED')
})

test('the reason is named also for a host with several addresses, and the password nowhere', async () => {
  const url = 'redis://user:secret-1@localhost:1'
  const redis = connectRedis(url, { name: 'HOSTWRIGHT_REDIS_URL' })
  const taking = Promise.resolve(createRedisStore(redis, { account: 'shop' }).take('vps', limits, 0))
  const error = await taking.catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/HOSTWRIGHT_REDIS_URL cannot be used: .*ECONNREFUSED/)
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('secret-1')
})

test.each(['redis://127.0.0.1', 'unix:///run/redis.sock', 'unix://user:secret-1@/run/redis.sock?db=1'])(
  '%s is the address of a Redis',
  (url) => {
    expect(() => connectRedis(url)).not.toThrow()
  },
)

test.each(['', 'secret-1', 'https://user:secret-1@example.com', 'unix:run', 'unix://user:secret-1@host'])(
  '%o is no Redis, and not shown',
  (url) => {
    expect(() => connectRedis(url)).toThrow(/^url is not the address of a Redis(?!.*secret)/)
  },
)
