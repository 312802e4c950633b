import { expect, test } from 'vitest'
import { isInSample } from './is-in-sample.ts'

const mutants = Array.from({ length: 10_000 }, (_, line) => `order.ts:${line} true`)

function take(percent: number, seed: number): string[] {
  return mutants.filter((mutant) => isInSample({ percent, seed }, mutant))
}

test('a sample has about as many as it is asked for, spread over all', () => {
  const taken = take(10, 1)
  expect(taken.length).toBeGreaterThan(900)
  expect(taken.length).toBeLessThan(1_100)
  const ofTheFirstHalf = taken.filter((mutant) => mutants.indexOf(mutant) < 5_000)
  expect(ofTheFirstHalf.length / taken.length).toBeCloseTo(0.5, 1)
})

test('a seed gives the same sample again, another seed another', () => {
  expect(take(10, 1)).toEqual(take(10, 1))
  expect(take(10, 2)).not.toEqual(take(10, 1))
})

test('a hundred in a hundred are all, none are none', () => {
  expect(take(100, 1)).toEqual(mutants)
  expect(take(0, 1)).toEqual([])
})
