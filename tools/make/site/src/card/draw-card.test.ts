import { expect, test } from 'vitest'
import { drawCard } from './draw-card.ts'

test('the image is a PNG of the size that is asked for, with something drawn on it', async () => {
  const png = Buffer.from(await drawCard())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeGreaterThan(20_000) // without its letters it is a tenth of that
})
