// The account that all workers use: one Redis counts the requests of all workers, and stores the journal of their
// orders.
import { type Client, createClient } from '@hostwright/common'
import { createRedisJournal, createRedisStore } from '@hostwright/redis'
import { createClient as createRedis } from '@redis/client'

const account = 'shop'
const { env } = process

export async function openAccount(): Promise<{ client: Client; close: () => Promise<void> }> {
  const redis = createRedis({ url: env['REDIS_URL'] ?? '', disableOfflineQueue: true })
  redis.on('error', (error) => console.error(error))
  await redis.connect()
  const client = createClient({
    journal: createRedisJournal(redis, { account }),
    pacing: {
      store: createRedisStore(redis, { account, leaseMs: Number(env['LEASE_MS'] ?? 30_000) }),
      perDay: Number(env['PER_DAY'] ?? 10_000),
    },
    // With hundreds of flows, a call waits minutes for its turn.
    deadlineMs: 600_000,
  })
  return { client, close: () => redis.close() }
}
