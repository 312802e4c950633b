import { expect, test } from 'vitest'
import { rebootFleet, rebootFleetNaively } from './reboot-fleet.ts'

test('a fleet of 50 is rebooted under the documented limits, with no 429 and few requests', async () => {
  const figures = await rebootFleet(50)
  expect(figures).toMatchObject({ servers: 50, rejected: 0, mostInProgress: 5 })
  expect(figures.requestsPerServer).toBeLessThanOrEqual(4)
  expect(figures.minutes).toBeLessThan(5)
})

test('another user of the account gets through: mostly immediately, in the next minute at the latest', async () => {
  const { userCalls } = await rebootFleet(50)
  expect(userCalls.rejected).toBe(0)
  expect(userCalls.medianSeconds).toBeLessThan(1)
  expect(userCalls.worstSeconds).toBeLessThan(60)
})

test('a naive poller of the same fleet is rejected repeatedly, and so is the other user', async () => {
  const paced = await rebootFleet(50)
  const naive = await rebootFleetNaively(50)
  expect(naive.rejected).toBeGreaterThan(100)
  expect(naive.userCalls.rejected).toBeGreaterThan(0)
  expect(naive.requests).toBeGreaterThan(4 * paced.requests)
})
