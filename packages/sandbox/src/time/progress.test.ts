import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import { beginProgress, countRead, endOf, type Progress, settle } from './progress.ts'
import { type TransitionPolicy, writePolicy } from './transition-policy.ts'

const usual: Progress = { startedAt: 1_000, durationMs: 60_000, readsLeft: null, fails: false }

test.each<[TransitionPolicy, Partial<Progress>, ends: number]>([
  [{ mode: 'usual' }, {}, 61_000],
  [{ mode: 'immediate' }, { durationMs: 0 }, 1_000],
  [{ mode: 'after', seconds: 5 }, { durationMs: 5_000 }, 6_000],
  [{ mode: 'reads', reads: 2 }, { durationMs: null, readsLeft: 2 }, Infinity],
  [{ mode: 'held' }, { durationMs: null }, Infinity],
  [{ mode: 'error' }, { fails: true }, 61_000],
])('under the policy %j an operation goes so: %j', (policy, changes, ends) => {
  const store = createTestStore()
  writePolicy(store, 'power', policy)
  const progress = beginProgress(store, 'power', 60_000, 1_000)
  expect(progress).toEqual({ ...usual, ...changes })
  expect(endOf(progress)).toBe(ends)
  expect(beginProgress(store, 'reinstall', 60_000, 1_000)).toEqual(usual)
})

test('reads count down only where they are waited for, and the last one ends it', () => {
  expect(countRead(usual, 2_000)).toBe(usual)
  const waiting = { ...usual, durationMs: null, readsLeft: 2 }
  const once = countRead(waiting, 2_000)
  expect(once).toEqual({ ...waiting, readsLeft: 1 })
  expect(countRead(once, 3_000)).toEqual({ ...usual, durationMs: 2_000 })
})

test('after a change of policy held operations end, running ones continue, and failed ones recover', () => {
  expect(settle({ ...usual, durationMs: null }, 5_000)).toEqual({ ...usual, durationMs: 4_000 })
  const failing = { ...usual, fails: true }
  expect(settle(failing, 60_999)).toBe(failing)
  expect(settle(failing, 61_000)).toEqual(usual)
})
