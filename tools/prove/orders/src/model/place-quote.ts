import { ApiError, OrderOutcomeUnknownError, type Quote } from '@hostwright/common'
import type { PlaceOptions } from '@hostwright/orders'
import { products } from '../products.ts'
import { pick } from '../random.ts'
import { type Buyer, nameOf } from './buyer.ts'
import { checkLength } from './check-posts.ts'
import { ProcessDied } from './life.ts'
import type { Machine } from './machine.ts'
import type { WishPlan } from './plan.ts'
import type { World } from './world.ts'
import { callHeader } from './departures.ts'

/** Result of a call of `place` for its caller. */
export type Outcome =
  | { readonly kind: 'placed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'died' }
  /** A certain rejection, by the API or before anything was sent. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly by: string }
  /** This call has sent nothing; other calls may have. */
  | { readonly kind: 'not sent' }

const longAfterMs = 25 * 60_000

/** Places a quote in the way that the buyer has chosen: once, or more often than they should. */
export async function placeQuote(buyer: Buyer, quote: Quote<object>): Promise<Outcome[]> {
  const { checks } = buyer.world
  checks.placing(quote)
  const outcomes = await placeAs(buyer, quote)
  const isRejected = outcomes.every(({ kind }) => kind === 'refused' || kind === 'not sent')
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused' && isRejected)
      checks.denied(quote, `place threw ${String(outcome.error)}`, outcome.by)
  }
  return outcomes
}

async function placeAs(buyer: Buyer, quote: Quote<object>): Promise<Outcome[]> {
  const { world, wish, machine, random } = buyer
  const place = (on: Machine = machine, client: 0 | 1 = 0): Promise<Outcome> =>
    placeOnce(buyer, quote, on, client)
  const others = world.machines.filter((one) => one !== machine && one.apiKey === machine.apiKey)
  const other = others.length === 0 ? machine : pick(random, others)
  switch (wish.placing) {
    case 'once':
      return [await place()]
    case 'twice at once':
      return Promise.all([place(), place()])
    case 'one after the other':
      return [await place(), await place()]
    case 'by two clients':
      return Promise.all([place(), place(machine, 1)])
    case 'by two processes':
      return Promise.all([place(), place(canBeBoth(world, quote) ? other : machine)])
    case 'elsewhere much later': {
      const first = await place()
      await world.sandbox.clock.sleep(longAfterMs)
      return [first, await place(other)]
    }
  }
}

/**
 * Reports whether two processes can place a quote at the same time without a double order: a shared journal prevents
 * it, or the API does, by the key or the name.
 */
function canBeBoth({ journal, plan }: World, { mark }: Quote<object>): boolean {
  return (
    journal !== undefined || plan.replay !== 'order-again' || (plan.product === 'hosting' && mark !== null)
  )
}

/** Returns the reason of an abort. An error of another call proves nothing about this one. */
function toReason(kind: WishPlan['leavesWith']): unknown {
  switch (kind) {
    case 'an error':
      return new Error('The user has gone.')
    case 'the error of a read':
      return new ApiError({
        status: 402,
        code: 'PAYMENT_REQUIRED',
        message: 'Another call was rejected.',
        details: [],
        operation: 'GET /v1/me',
        retryAfterMs: undefined,
        rateLimit: {},
      })
    case 'a text':
      return 'gone'
    case 'nothing':
      return undefined
  }
}

async function placeOnce(
  { name, world, wish }: Buyer,
  quote: Quote<object>,
  machine: Machine,
  client: 0 | 1,
): Promise<Outcome> {
  const { checks, trace, way, plan, sandbox } = world
  const process = machine.process()
  const call = way.departures.nextCall()
  const leaving = new AbortController()
  const reason = toReason(wish.leavesWith)
  if (wish.leavesAfterMs !== undefined) {
    void sandbox.clock.sleep(wish.leavesAfterMs).then(() => leaving.abort(reason))
  }
  const options: PlaceOptions = {
    headers: { [callHeader]: call },
    signal: leaving.signal,
    deadlineMs: wish.deadlineMs,
    // With an API that orders again under a used key, `resend` would mean a second order.
    resend: wish.resend && plan.replay !== 'order-again',
  }
  const { terms } = products[plan.product]
  trace(name, `${process.name} places ${nameOf(quote)}`)
  try {
    const server = await process.run((orders) => orders.place(quote, terms, options), client)
    trace(name, `${process.name} has placed ${nameOf(quote)}: ${JSON.stringify(server)}`)
    checks.placed(quote, server)
    return { kind: 'placed' }
  } catch (error) {
    const sent = way.departures.countIn(call)
    trace(name, `${process.name} placing ${nameOf(quote)} (${sent} sent): ${String(error)}`)
    if (error instanceof ProcessDied) return { kind: 'died' }
    checks.seen(error)
    checkLength(world, call, error)
    if (error instanceof OrderOutcomeUnknownError) return { kind: 'unknown' }
    if (error !== leaving.signal.reason || sent > 0) checks.rejected(quote, error, sent)
    // A ConfigError is about the state of the quote, so the account has to decide.
    if ((error as Error).name === 'ConfigError') return { kind: 'unknown' }
    if (sent === 0 && !(error instanceof ApiError)) return { kind: 'not sent' }
    return { kind: 'refused', error, by: process.name }
  }
}
