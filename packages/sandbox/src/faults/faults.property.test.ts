import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'
import type { FaultOptions } from './fault.ts'
import { createRandom } from './faults.ts'

type Step = { readonly add: FaultOptions } | { readonly take: string } | { readonly remove: number }

const path = fc.constantFrom('/v1/me', '/v1/logs')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    add: fc.record(
      {
        operationId: fc.constantFrom('getApiKey', 'listLogs'),
        path,
        nth: fc.integer({ min: 1, max: 3 }),
        times: fc.integer({ min: 1, max: 3 }),
        probability: fc.constantFrom(0.3, 1),
        effect: fc.nat(9).map((latencyMs) => ({ latencyMs })),
      },
      { requiredKeys: ['effect'] },
    ),
  }),
  fc.record({ take: path }),
  fc.record({ remove: fc.nat(20) }),
)

/** Creates a simple model of the faults, which checks every fault for every request. */
function createModel() {
  const random = createRandom(1)
  let faults: { id: number; options: FaultOptions; fitting: number; happened: number }[] = []
  let lastId = 0
  return {
    add: (options: FaultOptions) => void faults.push({ id: ++lastId, options, fitting: 0, happened: 0 }),
    remove: (id: number) => void (faults = faults.filter((fault) => fault.id !== id)),
    take(requested: string) {
      let taken: FaultOptions | undefined
      for (const fault of faults) {
        const { operationId, path, nth = 1, probability } = fault.options
        const { times = probability === undefined ? 1 : Infinity } = fault.options
        if (operationId !== undefined && operationId !== operationOf(requested)) continue
        if (path !== undefined && path !== requested) continue
        fault.fitting += 1
        if (taken !== undefined || fault.happened >= times || fault.fitting < nth) continue
        if (probability !== undefined && random() >= probability) continue
        fault.happened += 1
        taken = fault.options
      }
      return taken?.effect
    },
  }
}

function operationOf(requested: string): string {
  return requested === '/v1/me' ? 'getApiKey' : 'listLogs'
}

test('the indexed faults affect the same requests as a model that checks every fault', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const faults = createFaults(1)
      const model = createModel()
      for (const one of steps) {
        if ('add' in one) {
          faults.add(one.add)
          model.add(one.add)
        } else if ('remove' in one) {
          if (faults.list().some(({ id }) => id === one.remove)) faults.remove(one.remove)
          model.remove(one.remove)
        } else {
          const request = { operationId: operationOf(one.take), template: one.take, path: one.take }
          expect(faults.take(request)).toEqual(model.take(one.take))
        }
      }
    }),
    { numRuns: 500 },
  )
})
