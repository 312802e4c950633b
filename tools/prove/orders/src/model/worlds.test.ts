import { expect, test } from 'vitest'
import type { Mishap } from './mishap.ts'
import type { Plan } from './plan.ts'
import { simulate } from './simulate.ts'
import { quietMachine, quietWish, quietWorld } from './quiet-world.ts'

// Worlds that random runs rarely find, and in which an order was once reported or charged wrongly.
const minute = 60_000

async function problemsOf(plan: Plan): Promise<string[]> {
  const { violations, orders } = await simulate(plan)
  expect(orders).toBeGreaterThan(0)
  return violations.map(({ message }) => message)
}

test.each(['vps', 'hosting'] as const)(
  'two attempts of one order are no proof that another with a colleague’s name was executed: %s',
  async (product) => {
    // The first order is executed, and its retry gets the same response; the second never arrives.
    const order: Mishap[] = ['drop-response', 'none', 'drop-request']
    const plan: Plan = {
      ...quietWorld,
      product,
      wishes: [
        { ...quietWish, resend: true },
        { ...quietWish, name: 'common', waitMs: 25_000, seed: 2 },
      ],
      events: [{ kind: 'colleague orders', isCommon: true, hasOurKey: false, entry: 'shown', atMs: 20_000 }],
      mishaps: { ...quietWorld.mishaps, order },
    }
    expect(await problemsOf(plan)).toEqual([])
  },
)

test.each([4, 5, 6, 7])(
  'an order whose journal takes 25 minutes does not leave after another process got `not-executed`: %i',
  async (at) => {
    const slow = { ...quietMachine, journalFailures: [{ at, isWritten: true, lateMs: 25 * minute }] }
    const plan: Plan = {
      ...quietWorld,
      machines: [slow, quietMachine],
      wishes: [{ ...quietWish, waitMs: 1_000 }],
      events: [{ kind: 'somebody asks', machine: 1, atMs: 20 * minute, forMs: 4 * minute }],
    }
    expect(await problemsOf(plan)).toEqual([])
  },
)
