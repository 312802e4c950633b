// Replaces the SDK in `account.ts` of an example, so that its time passes as fast as the sandbox's.
import { setTimeout as realSleep } from 'node:timers/promises'
import { type Client, type ClientOptions, createClient as createRealClient } from '@hostwright/common'
import { createRedisStore as createRealStore } from '@hostwright/redis'

export { createRedisJournal } from '@hostwright/redis'

const speed = Number(process.env['SPEED'])
const startedAt = Number(process.env['STARTED_AT'])

const clock = {
  now: () => startedAt + (Date.now() - startedAt) * speed,
  monotonic: () => performance.now() * speed,
  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    await realSleep(ms / speed, undefined, { signal }).catch(() => {})
    signal?.throwIfAborted()
  },
}

export function createClient(options: ClientOptions): Client {
  return createRealClient({ ...options, ...clock })
}

export const createRedisStore: typeof createRealStore = (redis, options) =>
  createRealStore(redis, { ...options, now: clock.now, sleep: clock.sleep })
