import { expect, test } from 'vitest'
import type { ContractMachines, MachineStates } from './machine-states.ts'
import { findPassed, findWritten, nextMoment } from './transition.ts'

type StateAt = MachineStates['stateAt']

const create = (...states: readonly StateAt[]): ContractMachines => ({
  machines: states.map((stateAt) => ({ machine: 'power', target: 'a', stateAt })),
  moments: [30, 10, 25, 10, 20],
})

/** Machine that is stopped until 10, processing until 30, and running from then on. */
const start: StateAt = (now) => (now < 10 ? 'stopped' : now < 30 ? 'processing' : 'running')
const signup: StateAt = (now) => (now < 20 ? undefined : now < 25 ? 'building' : 'active')

test('the transitions of all machines of a contract are found in order, with their times', () => {
  expect(findPassed(create(start, signup), 0, 1_000)).toEqual([
    { machine: 'power', target: 'a', from: 'stopped', to: 'processing', at: 10 },
    { machine: 'power', target: 'a', from: 'building', to: 'active', at: 25 },
    { machine: 'power', target: 'a', from: 'processing', to: 'running', at: 30 },
  ])
})

test('transitions before or after the two times are not returned', () => {
  expect(findPassed(create(start), 10, 29)).toEqual([])
  expect(findPassed(create(start), 9, 10).map(({ at }) => at)).toEqual([10])
  expect(findPassed(create(start), 29, 30).map(({ at }) => at)).toEqual([30])
  expect(findPassed(create(start), 30, 30)).toEqual([])
})

test('the transitions of a write are found by comparing both states at one time', () => {
  const before = create(
    start,
    () => 'active',
    () => undefined,
  )
  const after = create(
    () => 'stopped',
    () => 'active',
    () => 'building',
  )
  expect(findWritten(before, after, 15)).toEqual([
    { machine: 'power', target: 'a', from: 'processing', to: 'stopped', at: 15 },
  ])
  expect(findWritten(undefined, after, 15)).toEqual([])
})

test('nextMoment returns the next time after now, or infinity', () => {
  expect([0, 10, 24, 30].map((now) => nextMoment(create(start), now))).toEqual([10, 20, 25, Infinity])
})
