import { isHostwrightError } from '@hostwright/common'
import { isTold } from '../checks.ts'
import { products } from '../products.ts'
import { pick } from '../random.ts'
import type { Buyer } from './buyer.ts'
import { checkLength } from './check-posts.ts'
import { callHeader } from './departures.ts'
import { ProcessDied } from './life.ts'
import type { Machine } from './machine.ts'

const minute = 60_000
const pausesMs = [0, minute, 20 * minute, 2 * 60 * minute, 2 * 60 * minute]

/**
 * Calls `ensure` repeatedly, as a timer would: soon, later, in this process or another, sometimes twice at the same
 * time. Returns the Idempotency-Keys of the orders that may have left, of which one may be executed.
 */
export async function ensureWish(buyer: Buyer, name: string | undefined): Promise<string[]> {
  const { world, wish, machine, random } = buyer
  const keys = new Set<string>()
  for (const pauseMs of pausesMs) {
    await world.sandbox.clock.sleep(pauseMs)
    const on = wish.asks === 'any process' ? pick(random, world.machines) : machine
    await Promise.all(
      toCallers(buyer, on).map(([caller, client]) => ensureOnce(buyer, name, keys, caller, client)),
    )
  }
  return [...keys]
}

/**
 * Returns the clients that call `ensure` at the same time. Those without a shared journal are left out, because they do
 * not exclude each other.
 */
function toCallers({ world, wish }: Buyer, on: Machine): readonly (readonly [Machine, 0 | 1])[] {
  const others = world.journal === undefined ? [] : world.machines.filter((one) => one !== on)
  switch (wish.placing) {
    case 'twice at once':
      return [
        [on, 0],
        [on, 0],
      ]
    case 'by two clients':
      return [
        [on, 0],
        [on, 1],
      ]
    case 'by two processes':
      return [[on, 0], ...others.slice(0, 1).map((other) => [other, 0] as const)]
    default:
      return [[on, 0]]
  }
}

async function ensureOnce(
  buyer: Buyer,
  name: string | undefined,
  keys: Set<string>,
  machine: Machine,
  client: 0 | 1,
): Promise<void> {
  const { checks, trace, truth, way, plan, sandbox } = buyer.world
  const personMs = pick(buyer.random, [0, 0, 0, 0, 10_000, 20 * minute])
  const process = machine.process()
  const call = way.departures.nextCall()
  const input = {
    ...(name === undefined && { intent: buyer.name }),
    ...products[plan.product].terms,
    async confirm({ idempotencyKey }: { readonly idempotencyKey: string }) {
      keys.add(idempotencyKey)
      // While a person is asked, others order in the panel or with the same key.
      await sandbox.clock.sleep(personMs)
      return true
    },
  }
  const options = { headers: { [callHeader]: call } }
  try {
    const { state, contract } = await process.run(
      (orders) => orders.ensure(buyer.world.toOrder(name), input, options),
      client,
    )
    trace(buyer.name, `${process.name} ensures: ${state} ${JSON.stringify(contract)}`)
    if (state === 'ordered' && !truth.executions().some(({ key }) => keys.has(key)))
      checks.violate('contradicts the truth', `ensure has ordered ${name}, and it was not executed`)
  } catch (error) {
    const sent = way.departures.countIn(call)
    trace(buyer.name, `${process.name} ensures (${sent} sent): ${String(error)}`)
    if (error instanceof ProcessDied) return
    checks.seen(error)
    checkLength(buyer.world, call, error)
    if (!isHostwrightError(error) || (sent > 0 && !isTold(error, plan.product)))
      checks.violate('told nothing certain', `${sent} sent, and ensure threw ${String(error)}`)
  }
}
