import { startRedis, whyWithoutRedis } from './start-redis.ts'
import type { TestProject } from 'vitest/node'

/** Starts one redis-server for all tests of a project, if the machine has the program. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (whyWithoutRedis() !== undefined) return undefined
  const { url, close } = await startRedis()
  project.provide('redisUrl', url)
  return close
}
