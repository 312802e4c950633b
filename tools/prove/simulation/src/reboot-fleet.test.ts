import { beforeAll, expect, test } from 'vitest'
import { type FleetFigures, rebootFleet, rebootFleetNaively } from './reboot-fleet.ts'

let paced: FleetFigures
beforeAll(async () => {
  paced = await rebootFleet(50)
})

test('a fleet of 50 is rebooted under the documented limits, with no 429 and few requests', () => {
  expect(paced).toMatchObject({ servers: 50, rejected: 0, mostInProgress: 5 })
  expect(paced.requestsPerServer).toBeLessThanOrEqual(4)
  expect(paced.minutes).toBeLessThan(5)
})

test('another user of the account gets through: mostly immediately, in the next minute at the latest', () => {
  const { userCalls } = paced
  expect(userCalls.rejected).toBe(0)
  expect(userCalls.medianSeconds).toBeLessThan(1)
  expect(userCalls.worstSeconds).toBeLessThan(60)
})

test('a naive poller of the same fleet is rejected repeatedly, and so is the other user', async () => {
  const naive = await rebootFleetNaively(50)
  expect(naive.rejected).toBeGreaterThan(100)
  expect(naive.userCalls.rejected).toBeGreaterThan(0)
  expect(naive.requests).toBeGreaterThan(4 * paced.requests)
})
