// Program of one process in the tests of several processes. It reports that it is ready and waits for a line on stdin,
// so that all processes start at the same time. Then it makes calls through the SDK, paced over Redis, and prints a
// line for each request and response, with the time on a clock that all processes share.
import { once } from 'node:events'
import { createClient } from '@hostwright/common'
import { createClient as createRedis } from '@redis/client'
import { createRedisStore } from '../create-redis-store.ts'
import { type ChildOptions, toClock, type Told } from './start-child.ts'

const tell = (told: Told): void => void process.stdout.write(`${JSON.stringify(told)}\n`)
const options = JSON.parse(process.argv[2] ?? '') as ChildOptions
const { now, sleep } = toClock(options)
const redis = createRedis({ url: options.redisUrl })
await redis.connect()
process.stdout.write('ready\n')
await once(process.stdin, 'data')
process.stdin.destroy()
const store = createRedisStore(redis, {
  account: options.account,
  leaseMs: options.leaseMs,
  timeoutMs: 30_000,
  now,
  sleep,
})
const client = createClient({
  baseUrl: options.baseUrl,
  apiKey: options.apiKey,
  deadlineMs: 2 ** 30,
  pacing: { store },
  now,
  sleep,
  async fetch(request) {
    const from = now()
    tell({ from })
    const response = await fetch(request)
    tell({ from, to: now(), status: response.status })
    return response
  },
})
await Promise.all(Array.from({ length: options.calls }, () => client.api.GET('/v1/vps/servers')))
await redis.close()
