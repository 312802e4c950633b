import { expect, test } from 'vitest'
import type { MachineStates } from './machine-states.ts'
import { findPassed, findWritten } from './transition.ts'

type StateAt = MachineStates['stateAt']

const create = (all: Record<string, StateAt>): Map<string, MachineStates> =>
  new Map(
    Object.entries(all).map(([target, stateAt]) => [target, { machine: 'power' as const, target, stateAt }]),
  )

/** Stopped until 10, processing until 30, running then. */
const start: StateAt = (now) => (now < 10 ? 'stopped' : now < 30 ? 'processing' : 'running')
const signup: StateAt = (now) => (now < 20 ? undefined : now < 25 ? 'building' : 'active')

test('what time has changed is found at its moments, in order, over all machines', () => {
  expect(findPassed(create({ a: start, b: signup }), 0, 1_000)).toEqual([
    { machine: 'power', target: 'a', from: 'stopped', to: 'processing', at: 10 },
    { machine: 'power', target: 'b', from: 'building', to: 'active', at: 25 },
    { machine: 'power', target: 'a', from: 'processing', to: 'running', at: 30 },
  ])
})

test('what lay before, or comes after, is not told again', () => {
  expect(findPassed(create({ a: start }), 10, 29)).toEqual([])
  expect(findPassed(create({ a: start }), 9, 10).map(({ at }) => at)).toEqual([10])
  expect(findPassed(create({ a: start }), 29, 30).map(({ at }) => at)).toEqual([30])
  expect(findPassed(create({ a: start }), 30, 30)).toEqual([])
})

test('what was written shows beside what was there at that moment', () => {
  const before = create({ a: start, b: () => 'active', c: () => undefined })
  const after = create({ a: () => 'stopped', b: () => 'active', c: () => 'building', d: () => 'building' })
  expect(findWritten(before, after, 15)).toEqual([
    { machine: 'power', target: 'a', from: 'processing', to: 'stopped', at: 15 },
  ])
})
