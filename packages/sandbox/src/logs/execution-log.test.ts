import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { createExecutionLog } from './execution-log.ts'

const request = { keyHash: 'key', at: 0, method: 'GET', status: 200, durationMs: 0, address: '127.0.0.1' }

test('under any load the log takes a bounded place: the oldest entries go, and long paths are cut', () => {
  const store = createTestStore()
  const log = createExecutionLog(store, 2_000)
  for (let number = 1; number <= 10_000; number++)
    log.record({ ...request, path: `/v1/${number}/${'x'.repeat(2_000)}` })
  const lengths = store.dump().log.map(({ path }) => String(path).length)
  expect(lengths.length).toBeLessThan(3_000)
  expect(Math.max(...lengths)).toBe(1_000)
  const everything = { leastStatus: 100, mostStatus: 599, method: undefined, after: undefined, limit: 1 }
  const [newest] = log.find({ ...everything, keyHash: 'key', now: 0, from: -1, to: 1 })
  expect(newest?.entry.path).toMatch(/^\/v1\/10000\//)
})

test('log entries of a snapshot from a later time are shown', () => {
  const log = createExecutionLog(createTestStore())
  log.record({ ...request, at: 5_000, path: '/v1/me' })
  const filter = { leastStatus: 100, mostStatus: 599, method: undefined, after: undefined, limit: 9 }
  const found = log.find({ ...filter, keyHash: 'key', now: 1_000, from: 0, to: 9_000 })
  expect(found.map(({ entry }) => entry.path)).toEqual(['/v1/me'])
})
