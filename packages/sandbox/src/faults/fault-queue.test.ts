import { expect, test } from 'vitest'
import type { FaultOptions } from './fault.ts'
import { type CountedFault, createFaultQueue } from './fault-queue.ts'

/** Creates a fault that can be injected once. */
function createOnce(id: number, options: Omit<FaultOptions, 'effect'> = {}): CountedFault {
  return { id, times: 1, happened: 0, options: { ...options, effect: 'html' } }
}

const request = { operationId: 'getApiKey', template: '/v1/me', path: '/v1/me' }

/** Creates a fault that counts how often its properties are read. */
function createCounted(id: number, looked: { times: number }): CountedFault {
  const options = { operationId: 'getApiKey', effect: 'html' as const }
  return {
    id,
    times: 1,
    happened: 0,
    get options() {
      looked.times += 1
      return options
    },
  }
}

test.each([10, 10_000])('among %i faults, a request looks at the one that it takes', (count) => {
  const looked = { times: 0 }
  const queue = createFaultQueue(() => 0)
  for (let id = 1; id <= count; id++) queue.add(createCounted(id, looked))
  looked.times = 0
  const taken = queue.take(request)!
  queue.remove(taken)
  expect([taken.id, looked.times]).toEqual([1, 3])
  expect(queue.take(request)?.id).toBe(2)
})

test.each([
  [0, true],
  [0.49, true],
  [0.5, false],
  [0.9, false],
])('with a probability of 0.5 and the random number %d, the fault is injected: %s', (number, isInjected) => {
  const queue = createFaultQueue(() => number)
  queue.add(createOnce(1, { probability: 0.5 }))
  expect(queue.take(request) !== undefined).toBe(isInjected)
})

test('of faults with different conditions, the one that was added first is injected', () => {
  const conditions = [
    { operationId: 'getApiKey' },
    { path: '/v1/me' },
    {},
    { operationId: 'getApiKey', path: '/v1/me' },
  ]
  for (const order of [conditions, conditions.toReversed()]) {
    const queue = createFaultQueue(() => 0)
    const faults = [...order, ...order].map((options, index) => createOnce(index + 1, options))
    for (const fault of faults) queue.add(fault)
    const taken = faults.map(() => {
      const fault = queue.take(request)!
      queue.remove(fault)
      return fault.id
    })
    expect(taken).toEqual(faults.map(({ id }) => id))
    expect(queue.take(request)).toBeUndefined()
  }
})

test('a fault counts only the requests after it was added', () => {
  const queue = createFaultQueue(() => 0)
  queue.add(createOnce(1, { nth: 100 }))
  queue.take(request)
  queue.add(createOnce(2, { nth: 3 }))
  expect([1, 2, 3].map(() => queue.take(request)?.id)).toEqual([undefined, undefined, 2])
})

test('a fault is removed a second time without harm to the others', () => {
  const queue = createFaultQueue(() => 0)
  const fault = createOnce(1)
  queue.add(fault)
  queue.remove(fault)
  queue.remove(fault)
  expect(queue.take(request)).toBeUndefined()
})
