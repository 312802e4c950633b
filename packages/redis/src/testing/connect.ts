import { createClient, type RedisClientType } from '@redis/client'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's redis-server. */
    redisUrl: string
  }
}

/** A connection to the redis-server of this run, until the end of the test. */
export async function connect(): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url: inject('redisUrl') })
  await client.connect()
  onTestFinished(() => client.destroy())
  return client
}
