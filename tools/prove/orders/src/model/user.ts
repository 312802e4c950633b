import { ApiError, isPriceMismatch, type Quote, type QuoteOptions } from '@hostwright/common'
import { products } from '../products.ts'
import { createRandom, pick } from '../random.ts'
import { ask, findPending } from './ask.ts'
import { type Buyer, commonName, nameOf } from './buyer.ts'
import { ensureWish } from './ensure-wish.ts'
import type { Machine } from './machine.ts'
import { placeQuote } from './place-quote.ts'
import type { WishPlan } from './plan.ts'
import type { World } from './world.ts'

/** A buyer's belief about an order. `refused`: the order was not executed, and can be placed again. */
type Belief = 'executed' | 'not-executed' | 'refused' | 'unknown'

/** An order that a user has sent, and their belief about it. */
export interface Intent {
  readonly quote: Quote<object>
  readonly machine: Machine
  readonly belief: Belief
}

const minute = 60_000

/**
 * Gets one server as the documentation says: quote, place, reconcile an order whose outcome is unknown, and quote again
 * only when it was rejected or not executed. Returns every intent that may have been sent.
 */
export async function fulfil(world: World, wish: WishPlan, index: number): Promise<Intent[]> {
  const { checks, sandbox, trace, plan } = world
  const name = `wish ${index + 1}`
  const random = createRandom(plan.seed ^ (wish.seed + index))
  const buyer: Buyer = { name, world, wish, machine: world.machine(wish.machine), random }
  const intents: Intent[] = []
  await sandbox.clock.sleep(wish.startMs)
  if (wish.isEnsured) {
    const given = wish.name === 'derived' || wish.name === 'no mark' ? undefined : `shop${name.slice(-1)}`
    checks.wished(await ensureWish(buyer, given))
    return []
  }
  for (let round = 0; round < 3; round++) {
    const quote = await getQuote(buyer)
    if (quote === undefined) break
    await sandbox.clock.sleep(wish.waitMs)
    const belief = await buy(buyer, quote)
    trace(name, `takes ${nameOf(quote)} as ${belief}`)
    intents.push({ quote, machine: buyer.machine, belief })
    if (belief === 'executed' || belief === 'unknown') break
  }
  checks.wished(intents.map(({ quote }) => quote.idempotencyKey))
  return intents
}

/** Quotes an order with several attempts; `undefined` if no quote can be got. */
async function getQuote(buyer: Buyer): Promise<Quote<object> | undefined> {
  const { world, wish, machine } = buyer
  const { checks, trace, sandbox, plan } = world
  const { agree_to_terms: _, ...secrets } = products[plan.product].terms
  const order = { ...world.toOrder(toName(buyer)), ...secrets }
  let key = wish.hasOwnKey ? `key-of-${buyer.name.replaceAll(' ', '-')}` : undefined
  for (let attempt = 0; attempt < 4; attempt++) {
    const process = machine.process()
    const options: QuoteOptions = { mark: wish.name !== 'no mark', idempotencyKey: key }
    try {
      const quote = await process.run((orders) => orders.quote(order, options))
      checks.seen(quote)
      trace(buyer.name, `${process.name} quotes ${nameOf(quote)} ${quote.mark?.value ?? ''}`)
      return wish.isStored ? (JSON.parse(JSON.stringify(quote)) as Quote<object>) : quote
    } catch (error) {
      trace(buyer.name, `${process.name} gets no quote: ${String(error)}`)
      checks.seen(error)
      // Another order has used the key.
      if (String(error).includes('idempotencyKey')) key = undefined
      if (error instanceof ApiError && ['SERVER_ID_TAKEN', 'VALIDATION_ERROR'].includes(error.code)) return
      await sandbox.clock.sleep(minute)
    }
  }
}

function toName({ name, wish, world }: Buyer): string | undefined {
  if (wish.name === 'given') return `shop${name.slice(-1)}`
  if (wish.name === 'common') return commonName
  return wish.name === 'used' ? world.product.usedName : undefined
}

/** Places a quote, again if it was rejected or not sent, and finds out the outcome. */
async function buy(buyer: Buyer, quote: Quote<object>): Promise<Belief> {
  const { random, world } = buyer
  let isPlanned = false
  for (let attempt = 0; attempt < 3; attempt++) {
    const outcomes = await placeQuote(buyer, quote)
    const kinds = new Set(outcomes.map(({ kind }) => kind))
    if (kinds.has('placed')) return 'executed'
    isPlanned = (await findPending(buyer, quote)) === 'planned'
    if (!isPlanned && (kinds.has('unknown') || kinds.has('died'))) return ask(buyer, quote)
    const [rejection] = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.error] : []))
    // An order at today's price is another intent.
    if (isPriceMismatch(rejection) || (rejection !== undefined && random() < 0.4)) return 'refused'
    await world.sandbox.clock.sleep(pick(random, [0, 5_000, 300_000]))
  }
  return isPlanned ? 'refused' : ask(buyer, quote)
}
