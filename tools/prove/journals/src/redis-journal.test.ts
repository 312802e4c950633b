import { randomUUID } from 'node:crypto'
import { createRedisJournal } from '@hostwright/redis'
import { createClient } from '@redis/client'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import { testJournal } from './test-journal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the redis-server of this run. */
    redisUrl: string
  }
}

let connections: ReturnType<typeof createClient>[] = []
beforeEach(async () => {
  connections = [1, 2, 3].map(() => createClient({ url: inject('redisUrl') }))
  for (const connection of connections) await connection.connect()
})
afterEach(() => connections.splice(0).forEach((connection) => connection.destroy()))

describe('the journal in Redis', () => {
  testJournal(async () => {
    const account = randomUUID()
    let opened = 0
    return () => createRedisJournal(connections[(opened += 1) % connections.length]!, { account })
  }, 100)
})
