import { expect, test } from 'vitest'
import { measureFolder } from './measure-journals.ts'

test('an order reads as many records and sends as many requests with 1,000 others in its folder as with 10', async () => {
  const figures = await measureFolder([10, 1_000])
  console.log(JSON.stringify(figures))
  const [few, many] = Object.values(figures)
  expect(many!.requests).toBe(few!.requests)
  expect(many!.requests).toBeLessThanOrEqual(10)
  expect(many!.read).toBeLessThanOrEqual(few!.read)
})
