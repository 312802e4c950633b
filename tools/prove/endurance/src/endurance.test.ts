import { expect, test } from 'vitest'
import { callOn } from './call-on.ts'

// The full number: pnpm test:endurance --calls 100000
const calls = 5_000

test(`${calls} calls, of which 40 are stalled or aborted at any time, leave no memory, listeners or timers behind`, async () => {
  const { heap, outcomes, mostListeners, ...left } = await callOn(calls)
  expect(left).toMatchObject({ listenersLeft: 0, timersLeft: 0, problems: [], exitCode: 0, lingered: false })

  // Every kind of end occurred, and each call in flight had its listener.
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
  // The heap may grow a little by code that is compiled during the run, but no more for 100,000 calls than for 5,000.
  expect(last! - first!).toBeLessThan(5_000_000)
}, 300_000)
