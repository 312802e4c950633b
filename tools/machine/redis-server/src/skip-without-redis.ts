import type { TestContext } from 'vitest'
import { skipWithout } from '../../requirements/src/skip-without.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the redis-server that this run started; absent if the machine has none. */
    redisUrl: string
  }
}

/** Skips a test if the machine has no redis-server. */
export const skipWithoutRedis = (context: TestContext): void => skipWithout(context, 'redis-server')
