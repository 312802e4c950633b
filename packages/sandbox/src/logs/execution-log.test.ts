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

const everything = {
  keyHash: 'key',
  now: 0,
  from: -1,
  to: 10_000,
  leastStatus: 100,
  mostStatus: 599,
  method: undefined,
  after: undefined,
  limit: 5_000,
}

test('a search returns no more entries than its limit, the newest', () => {
  const log = createExecutionLog(createTestStore())
  for (const path of ['/v1/1', '/v1/2', '/v1/3']) log.record({ ...request, path })
  const found = log.find({ ...everything, limit: 2 })
  expect(found.map(({ entry }) => entry.path)).toEqual(['/v1/3', '/v1/2'])
})

test('old entries go once in 1,000, so that up to 999 more than the limit are kept', () => {
  const log = createExecutionLog(createTestStore(), 10)
  const record = () => log.record({ ...request, path: '/v1/me' })
  for (let number = 1; number < 1_000; number++) record()
  expect(log.find(everything)).toHaveLength(999)
  record()
  expect(log.find(everything)).toHaveLength(10)
})

test('a change of the delay leaves the turn of the API nodes as it is', () => {
  const log = createExecutionLog(createTestStore())
  const record = () => log.record({ ...request, path: '/v1/me' })
  log.set({ skewMs: [0, 5_000] })
  record()
  log.set({ lagMs: 0 })
  record()
  expect(log.find(everything).map(({ cursor }) => cursor.shownAt)).toEqual([5_000, 0])
  log.set({ skewMs: [0, 5_000] })
  record()
  expect(log.find(everything).map(({ cursor }) => cursor.shownAt)).toEqual([5_000, 0, 0])
})
