import { expect, test } from 'vitest'
import { createTestStore } from '../testing/create-test-store.ts'
import {
  type Machine,
  machines,
  readPolicy,
  type TransitionPolicy,
  writePolicy,
} from './transition-policy.ts'

const longestSeconds = 100 * 365 * 86_400

test('every machine goes in its usual time at first', () => {
  const store = createTestStore()
  expect(machines).toEqual(['power', 'reinstall', 'signup', 'hosting'])
  expect(machines.map((machine) => readPolicy(store, machine).mode)).toEqual(Array(4).fill('usual'))
})

test.each<[Machine, TransitionPolicy]>([
  ['power', { mode: 'usual' }],
  ['power', { mode: 'immediate' }],
  ['signup', { mode: 'held' }],
  ['power', { mode: 'error' }],
  ['reinstall', { mode: 'error' }],
  ['hosting', { mode: 'after', seconds: 0 }],
  ['hosting', { mode: 'after', seconds: longestSeconds }],
  ['power', { mode: 'reads', reads: 1 }],
])('%s: %j is kept, for this machine, and nothing beside it', (machine, policy) => {
  const store = createTestStore()
  writePolicy(store, machine, { ...policy, more: 'x' } as never)
  for (const one of machines)
    expect(readPolicy(store, one)).toEqual(one === machine ? policy : { mode: 'usual' })
})

test.each<[string, object, RegExp]>([
  ['coffee', { mode: 'held' }, /^machine: give one of power, reinstall, signup, hosting$/],
  ['signup', { mode: 'error' }, /^mode: signup has no state error$/],
  ['hosting', { mode: 'error' }, /^mode: hosting has no state error$/],
  ['power', { mode: 'after', seconds: -1 }, /^seconds is -1: give 0 or more/],
  ['power', { mode: 'after', seconds: longestSeconds + 1 }, /^seconds is \d+: give 0 or more/],
  ['power', { mode: 'after' }, /^seconds is undefined/],
  ['power', { mode: 'reads', reads: 0 }, /^reads is 0: give a whole number from 1 up$/],
  ['power', { mode: 'reads', reads: 1.5 }, /^reads is 1.5/],
  ['power', { mode: 'slowly' }, /^mode: give one of usual, immediate, after, reads, held, error$/],
])('%s: %j is rejected, and nothing changes', (machine, policy, message) => {
  const store = createTestStore()
  const write = () => writePolicy(store, machine as Machine, policy as TransitionPolicy)
  expect(write).toThrow(message)
  expect(readPolicy(store, 'power')).toEqual({ mode: 'usual' })
})
