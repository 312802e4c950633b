import { expect, test } from 'vitest'
import { type CountedFault, createFaultQueue } from './fault-queue.ts'

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
