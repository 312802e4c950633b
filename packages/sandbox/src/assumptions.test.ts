import { expect, test } from 'vitest'
import { assumptions, chooseAssumptions } from './assumptions.ts'

test('every assumption has a default, and ids are unique', () => {
  expect(Object.keys(chooseAssumptions())).toEqual(assumptions.map(({ id }) => id))
  expect(new Set(assumptions.map(({ id }) => id)).size).toBe(assumptions.length)
})

test('an unknown assumption or choice is refused and the known ones are named', () => {
  const choose = (choices: object) => () => chooseAssumptions(choices)
  expect(choose({ nonsense: 'x' })).toThrow(/no.* nonsense/)
  expect(choose({ 'completed-order-replay': 'x' })).toThrow(/replays the first answer; answers 409/)
})
