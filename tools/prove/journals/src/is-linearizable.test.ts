import { expect, test } from 'vitest'
import { type Call, isLinearizable } from './is-linearizable.ts'

const write = (writer: string, response: string, began: number, ended: number): Call => {
  return { id: 'a', wrote: { revision: 1, writer }, response, began, ended }
}
const read = (response: string, began: number, ended: number): Call => ({ id: 'a', response, began, ended })

test('either of two overlapping writes may win', () => {
  expect(isLinearizable([write('x', 'true', 0, 3), write('y', 'false', 1, 2)])).toBe(true)
  expect(isLinearizable([write('x', 'false', 0, 3), write('y', 'true', 1, 2)])).toBe(true)
})

test('two winners, no winner, and a loser before the winner are not linearizable', () => {
  expect(isLinearizable([write('x', 'true', 0, 3), write('y', 'true', 1, 2)])).toBe(false)
  expect(isLinearizable([write('x', 'false', 0, 3), write('y', 'false', 1, 2)])).toBe(false)
  expect(isLinearizable([write('x', 'false', 0, 1), write('y', 'true', 2, 3)])).toBe(false)
})

test('a record that disappears again is not linearizable', () => {
  expect(isLinearizable([write('x', 'true', 0, 1), read('1 x', 2, 3), read('nothing', 4, 5)])).toBe(false)
})
