import { expect, test } from 'vitest'
import { createHttpDate } from './http-date.ts'

test('each moment is written as its second, whichever came before', () => {
  const toHttpDate = createHttpDate()
  const at = Date.parse('2026-10-01T12:00:00.500Z')
  for (const moment of [at, at + 499, at + 500, at - 501, at, -1, 0])
    expect(toHttpDate(moment)).toBe(new Date(moment).toUTCString())
})
