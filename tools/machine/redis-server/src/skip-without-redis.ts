import type { TestContext } from 'vitest'
import { skipWithout } from '@hostwright/requirements/skip-without'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a redis-server of this run listens, where there is one. */
    redisUrl: string
  }
}

/** Skips a test where there is no redis-server. */
export const skipWithoutRedis = (context: TestContext): void => skipWithout(context, 'redis-server')
