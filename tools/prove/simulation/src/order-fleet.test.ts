import { expect, test } from 'vitest'
import { orderFleet } from './order-fleet.ts'

test('forty VPSs ordered in a row send at most 10 requests each, however many others are being set up', async () => {
  const figures = await orderFleet(40)
  console.log(JSON.stringify(figures))
  expect(figures.mostPerOrder).toBeLessThanOrEqual(10)
})
