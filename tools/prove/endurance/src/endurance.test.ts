import { expect, test } from 'vitest'
import { callOn } from './call-on.ts'

// All of them: pnpm test:endurance --calls 100000
const calls = 5_000

test(`after ${calls} calls, of which 40 are stalled or aborted at any time, nothing is left of them`, async () => {
  const { heap, outcomes, mostListeners, ...left } = await callOn(calls)
  expect(left).toMatchObject({ listenersLeft: 0, timersLeft: 0, problems: [], exitCode: 0 })
  // A connection that is kept would last for four seconds, a timer for thirty.
  expect(left.lingeredMs).toBeLessThan(1_000)

  // Every way to end was taken, and each call in flight had its listener.
  expect(Object.keys(outcomes).toSorted()).toEqual([
    'ConnectionError',
    'INTERNAL_ERROR',
    'TimeoutError',
    'UnexpectedResponseError',
    'VPS_NOT_FOUND',
    'aborted',
    'ok',
  ])
  expect(mostListeners).toBeGreaterThan(20)
  expect(mostListeners).toBeLessThan(200)

  const [first, , last] = heap.map(({ bytes }) => bytes)
  // What is compiled meanwhile takes some; 100,000 calls end with no more than 5,000.
  expect(last! - first!).toBeLessThan(5_000_000)
}, 300_000)
