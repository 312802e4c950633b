import { isPriceMismatch, type Quote } from '@hostwright/common'
import { ask, findPending } from './ask.ts'
import type { Buyer, Knowledge } from './buyer.ts'
import { nameOf } from './buyer.ts'
import { ensureWish } from './ensure-wish.ts'
import { getQuote } from './get-quote.ts'
import type { Machine } from './machine.ts'
import { placeQuote } from './place-quote.ts'
import type { WishPlan } from './plan.ts'
import { createRandom, pick } from './random.ts'
import type { World } from './world.ts'

/** An intent that somebody has had sent, and what they know of it. */
export interface Intent {
  readonly quote: Quote<object>
  readonly machine: Machine
  readonly knows: Knowledge
}

/**
 * Somebody gets one server, as the documentation tells them: quote, place, ask what became of an order whose outcome is
 * unknown, and quote again only when it was rejected or not executed. Gives every intent that may have been sent.
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
    const knows = await buy(buyer, quote)
    trace.add(name, `takes ${nameOf(quote)} as ${knows}`)
    intents.push({ quote, machine: buyer.machine, knows })
    if (knows === 'executed' || knows === 'unknown') break
  }
  checks.wished(intents.map(({ quote }) => quote.idempotencyKey))
  return intents
}

/** Places a quote, again if it was rejected or not sent, and finds out what became of it. */
async function buy(buyer: Buyer, quote: Quote<object>): Promise<Knowledge> {
  const { random, world } = buyer
  let isPlanned = false
  for (let attempt = 0; attempt < 3; attempt++) {
    const outcomes = await placeQuote(buyer, quote)
    const kinds = new Set(outcomes.map(({ kind }) => kind))
    if (kinds.has('placed')) return 'executed'
    isPlanned = (await findPending(buyer, quote)) === 'planned'
    if (!isPlanned && (kinds.has('unknown') || kinds.has('died'))) return ask(buyer, quote)
    const [rejection] = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.error] : []))
    // Today's price is another intent.
    if (isPriceMismatch(rejection) || (rejection !== undefined && random() < 0.4)) return 'refused'
    await world.sandbox.clock.sleep(pick(random, [0, 5_000, 300_000]))
  }
  return isPlanned ? 'refused' : ask(buyer, quote)
}
