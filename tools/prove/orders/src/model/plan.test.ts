import { sample } from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan, isClean, toClean } from './plan.ts'

test('at least a quarter of the worlds are clean', () => {
  const plans = sample(anyPlan, { numRuns: 1_000, seed: 1 })
  expect(plans.filter(isClean).length).toBeGreaterThan(250)
})

test('`toClean` returns a clean world, and calling it again changes nothing', () => {
  for (const plan of sample(anyPlan, { numRuns: 100, seed: 2 })) {
    expect(isClean(toClean(plan))).toBe(true)
    expect(toClean(toClean(plan))).toEqual(toClean(plan))
  }
})
