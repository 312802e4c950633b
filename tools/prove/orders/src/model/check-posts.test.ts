import { sample } from 'fast-check'
import { expect, test } from 'vitest'
import type { Mishap } from './mishap.ts'
import { anyPlan, type Plan } from './plan.ts'
import type { RuntimeName } from './runtime.ts'
import { simulate } from './simulate.ts'
import { quietWorld, quietWish } from './quiet-world.ts'

/** Returns a world in which one server is wanted, and its order meets a mishap. */
function orderWith(mishap: Mishap, more: Partial<Plan>): Plan {
  return {
    ...quietWorld,
    wishes: [quietWish],
    mishaps: { ...quietWorld.mishaps, order: [mishap] },
    ...more,
  }
}

async function checksOf(plan: Plan): Promise<string[]> {
  const { violations, orders } = await simulate(plan)
  expect(orders).toBe(1)
  return [...new Set(violations.map(({ check }) => check))].toSorted()
}

const runtimes: RuntimeName[] = ['Node', 'Deno']
const wishes = [quietWish, { ...quietWish, isEnsured: true }]

test.each(runtimes)(
  'on %s, an order whose kept connection ends is one POST and one contract',
  async (runtime) => {
    for (const wish of wishes) {
      const plan = orderWith('connection-ends', { runtime, replay: 'order-again', wishes: [wish] })
      const { violations, executed } = await simulate(plan)
      expect(violations).toEqual([])
      expect(executed).toBe(1)
    }
  },
)

test('a runtime that repeats an order and is not recognized: the API gets two POSTs, and one attempt is in the journal', async () => {
  const plan = orderWith('connection-ends', { runtime: 'unrecognized', replay: 'order-again' })
  const found = ['executed more than once', 'sent more than once', 'the journal is wrong']
  expect(await checksOf(plan)).toEqual(expect.arrayContaining(found))
})

test('the second POST is found where the API executes an order once, too', async () => {
  const plan = orderWith('connection-ends', { runtime: 'unrecognized' })
  expect(await checksOf(plan)).toEqual(['sent more than once', 'the journal is wrong'])
})

test('random worlds with a runtime that repeats orders and is not recognized have a violation', async () => {
  for (const plan of sample(anyPlan, { numRuns: 300, seed: 1 })) {
    const { violations } = await simulate({ ...plan, runtime: 'unrecognized' })
    if (violations.some(({ check }) => check === 'sent more than once')) return
  }
  expect.fail('no POST was sent more than once')
})

test('a gateway that wants a length rejects an order from Deno alone, and the error says so', async () => {
  for (const wish of wishes) {
    const on = (runtime: RuntimeName) => simulate(orderWith('length-required', { runtime, wishes: [wish] }))
    expect((await on('Deno')).violations).toEqual([])
    expect(await on('Node')).toMatchObject({ violations: [], executed: 1 })
  }
})
