import { text } from 'node:stream/consumers'
import { createClient, type RedisClientType } from '@redis/client'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { dates } from './dates.ts'
import { serveApi } from './serve-api.ts'
import { startWorker } from './start-worker.ts'
import { testVisitors } from './test-visitors.ts'

interface Command {
  readonly command: 'evalSha' | 'eval'
  readonly text: string
  readonly keys: string[]
  readonly arguments: string[]
}

// Other tests use the other databases of this Redis at the same time.
const database = 5

let redis: RedisClientType
beforeAll(async () => {
  redis = createClient({ url: inject('redisUrl'), database })
  await redis.connect()
})
afterAll(() => redis.destroy())
beforeEach(async () => void (await redis.flushDb()))

const toUrl = serveApi(async (request) => {
  const { command, text: script, ...rest } = JSON.parse(await text(request)) as Command
  return redis[command](script, rest)
})

describe.each(dates)('over a shared store, with the compatibility date %s', (date) => {
  testVisitors(() => startWorker('store-worker.ts', date, toUrl()))
})
