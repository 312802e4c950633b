import { isHostwrightError } from '@hostwright/common'
import type { Buyer } from './buyer.ts'
import { callHeader } from './departures.ts'
import { ProcessDied } from './life.ts'
import { pick } from './random.ts'

const minute = 60_000
const pausesMs = [0, minute, 20 * minute, 2 * 60 * minute, 2 * 60 * minute]

/**
 * Somebody who calls `ensure` again and again, as a timer would: soon, later, by this process or another. Returns the Idempotency-Keys of the orders that may have left, of which one may be executed.
 */
export async function ensureWish(buyer: Buyer, name: string | undefined): Promise<string[]> {
  const { world, wish, machine, random } = buyer
  const { checks, sandbox, trace, truth, way } = world
  const keys = new Set<string>()
  const given = name === undefined ? { intent: buyer.name } : {}
  for (const pauseMs of pausesMs) {
    await sandbox.clock.sleep(pauseMs)
    const on = wish.asks === 'any process' ? pick(random, world.machines) : machine
    const process = on.process()
    const call = way.departures.nextCall()
    const input = {
      ...given,
      agree_to_terms: true as const,
      confirm: ({ idempotencyKey }: { readonly idempotencyKey: string }) => void keys.add(idempotencyKey),
    }
    try {
      const { state, contract } = await process.run((orders) =>
        orders.ensure(name, input, { headers: { [callHeader]: call } }),
      )
      trace.add(buyer.name, `${process.name} ensures: ${state} ${JSON.stringify(contract)}`)
      if (state === 'ordered' && !truth.executions().some(({ idempotencyKey }) => keys.has(idempotencyKey)))
        checks.violate('place contradicts the truth', `ensure has ordered ${name}, and it was not executed`)
    } catch (error) {
      const sent = way.departures.countIn(call)
      trace.add(buyer.name, `${process.name} ensures (${sent} sent): ${String(error)}`)
      if (error instanceof ProcessDied) continue
      checks.seen(error)
      if (!isHostwrightError(error)) checks.violate('told nothing certain', String(error))
      else if (sent > 0 && ['ConfigError', 'JournalError'].includes(error.name))
        checks.violate('sent though it says it was not', String(error))
    }
  }
  return [...keys]
}
