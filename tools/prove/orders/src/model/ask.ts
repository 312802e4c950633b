import { isApiError, type Quote, type Reconciliation } from '@hostwright/common'
import type { PendingOrder } from '@hostwright/orders'
import { type Buyer, nameOf } from './buyer.ts'
import type { Orders } from '../products.ts'
import { pick } from '../random.ts'
import { claimMs } from './apart.ts'
import type { Machine } from './machine.ts'
import type { World } from './world.ts'

const minute = 60_000

/** Reconciles an order until its outcome is known, or for long enough. */
export async function ask(
  { world, wish, machine, name, random }: Buyer,
  quote: Quote<object>,
): Promise<'executed' | 'not-executed' | 'unknown'> {
  const isWaiting = wish.asks === 'until settled'
  for (let asked = 0; asked < (isWaiting ? 2 : 8); asked++) {
    const on = wish.asks === 'any process' ? pick(random, world.machines) : machine
    const found = await askOnce(world, on, name, quote, (orders) =>
      isWaiting ? orders.waitUntilSettled(quote) : orders.reconcile(quote),
    )
    if (found !== undefined && found.outcome !== 'unknown') return found.outcome
    await world.sandbox.clock.sleep(found?.askAgainMs ?? pick(random, [1_000, minute, 10 * minute]))
  }
  return 'unknown'
}

/** Reconciles once, and compares the verdict with the truth; `undefined` if there was none. */
export async function askOnce(
  { checks, trace, isSettling }: World,
  machine: Machine,
  who: string,
  quote: Quote<object>,
  question: (orders: Orders) => Promise<Reconciliation>,
): Promise<Reconciliation | undefined> {
  const process = machine.process()
  try {
    const found = await process.run(question)
    const { outcome, reason, contracts } = found
    trace(who, `${process.name} finds ${nameOf(quote)} ${outcome} ${contracts.join()}: ${reason}`)
    checks.seen(found)
    checks.reconciled(quote, found, process.name)
    return found
  } catch (error) {
    trace(who, `${process.name} cannot ask: ${String(error).slice(0, 160)}`)
    checks.seen(error)
    // A client does not use a rejected key again, even if only a proxy's page rejected it: its user starts another
    // process.
    if (isSettling() && isApiError(error, 'UNAUTHORIZED')) machine.kill()
    return undefined
  }
}

/**
 * Returns the state of an order in the shared journal after a crash. The journal must have an order that may have left,
 * and an order that is only planned cannot have been executed.
 */
export async function findPending(
  { world, machine, name }: Buyer,
  quote: Quote<object>,
): Promise<PendingOrder['state'] | undefined> {
  const { checks, trace, way, sandbox } = world
  if (world.journal === undefined) return undefined
  const process = machine.process()
  try {
    const pending = await process.run((orders) => orders.pending())
    checks.seen(pending)
    const state = pending.find((one) => one.quote.id === quote.id)?.state
    trace(name, `${process.name} has ${nameOf(quote)} pending as ${state ?? 'nothing'}`)
    if (state === 'planned')
      checks.denied(quote, 'that it died, and the journal has it as planned', process.name)
    const isSettled = (await world.journal.journal.read(quote.id))?.state === 'settled'
    const [departure] = way.departures.of(quote.idempotencyKey)
    const isKept = departure && !world.journal.hasLost(departure.at - claimMs, sandbox.clock.now())
    if (state === undefined && !isSettled && isKept)
      checks.violate('an order is lost', `${quote.idempotencyKey} has left, and is not in the journal`)
    return state
  } catch (error) {
    trace(name, `${process.name} cannot read the journal: ${String(error)}`)
    return undefined
  }
}
