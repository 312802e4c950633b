import { startRedis } from './start-redis.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a redis-server of this run listens. */
    redisUrl: string
  }
}

/** Starts one redis-server for all tests of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startRedis()
  project.provide('redisUrl', url)
  return close
}
