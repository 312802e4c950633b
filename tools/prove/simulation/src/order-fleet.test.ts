import { expect, test } from 'vitest'
import { orderFleet } from './order-fleet.ts'

test('forty VPSs ordered in a row send at most 10 requests each, however many others are being set up', async () => {
  const figures = await orderFleet(40)
  console.log(JSON.stringify(figures))
  expect(figures.mostPerOrder).toBeLessThanOrEqual(10)
})

test('forty VPSs that one client orders at the same time share readings, and send at most 6 requests each', async () => {
  const [inRow, together] = [await orderFleet(40), await orderFleet(40, true)]
  console.log(JSON.stringify(together))
  expect(together.mostPerOrder).toBeLessThanOrEqual(6)
  expect(together.minutes).toBeLessThan(inRow.minutes * 0.7)
})
