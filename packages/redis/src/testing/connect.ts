import { createClient, type RedisClientType } from '@redis/client'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the redis-server that was started for this test run. */
    redisUrl: string
  }
}

/** Connects to the redis-server of this test run until the end of the test. */
export async function connect(): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url: inject('redisUrl') })
  await client.connect()
  onTestFinished(() => client.destroy())
  return client
}
