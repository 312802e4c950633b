import { randomUUID } from 'node:crypto'
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

test.each(['', 'secret-1', 'https://user:secret-1@example.com'])('%o is no Redis, and not shown', (url) => {
  expect(() => connectRedis(url)).toThrow(/^url is not the address of a Redis(?!.*secret)/)
})
