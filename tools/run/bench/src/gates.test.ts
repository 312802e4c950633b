import { expect, test } from 'vitest'
import { type Gate, judgeGates } from './gates.ts'

const toGate = (figure: string, measured: number): Gate => ({ figure, measured, least: 0.8, most: 1.25 })

test('figures within their limits pass', () => {
  const { isWell, rows } = judgeGates([toGate('least', 0.8), toGate('most', 1.25)])
  expect(isWell).toBe(true)
  expect(rows).toEqual({
    least: { measured: '0.80', least: 0.8, most: 1.25, result: 'ok' },
    most: { measured: '1.25', least: 0.8, most: 1.25, result: 'ok' },
  })
})

test.each([
  ['above its limit', 1.26],
  ['so small that nothing was measured', 0.79],
  ['that is no number', Number.NaN],
])('one figure %s fails, and its row says so', (_, measured) => {
  const { isWell, rows } = judgeGates([toGate('good', 1), toGate('bad', measured)])
  expect(isWell).toBe(false)
  expect(rows).toMatchObject({ good: { result: 'ok' }, bad: { result: 'FAILED' } })
})

test('without figures, the gates fail', () => {
  expect(judgeGates([]).isWell).toBe(false)
})
