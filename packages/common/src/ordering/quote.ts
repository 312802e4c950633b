import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { sendOrder } from './send-order.ts'

/**
 * An order that the API would accept, and its price: one intent, which is placed once. It is plain
 * data without a secret, so it can be stored; placed again it carries the same Idempotency-Key.
 */
export interface Quote<Order> {
  /** What will be ordered, all but secrets and consent. */
  readonly order: Readonly<Order>
  /** The first payment in yen, tax included. `place` pins it: at another price the order is refused. */
  readonly total_price: number
  /** The same before a campaign, in yen. */
  readonly regular_total_price: number
  /** Whether `total_price` is that of a campaign. */
  readonly campaign_applied: boolean
  /** The Idempotency-Key of this intent. */
  readonly idempotencyKey: string
}

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /** The Idempotency-Key of the intent: 8 to 64 letters, digits, hyphens or underscores. @default a new UUID */
  readonly idempotencyKey?: string | undefined
}

/** What every order says beside what is ordered. */
export interface Terms {
  readonly expected_total_price: number
  readonly agree_to_terms: true
  readonly dry_run: boolean
}

/** How a product is ordered: the part of the flow that differs between VPSs and hosting. */
export interface Ordering<Order, Secrets, Server> {
  /** The operation, such as `POST /v1/vps/servers`. */
  readonly operation: string
  /** Today's price of an order; a `ConfigError` for what is not on offer. */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** Sends an order or a dry run. */
  readonly send: (
    body: Order & Secrets & Terms,
    idempotencyKey: string,
    options: CallOptions,
  ) => Promise<{ server: Server } | OrderDryRunResult>
}

/** Looks up the price of an order and has the API try it without charging. */
export async function quoteOrder<Order extends object, Secrets extends object, Server>(
  ordering: Ordering<Order, Secrets, Server>,
  order: Order,
  secrets: Secrets,
  { idempotencyKey, ...options }: QuoteOptions = {},
): Promise<Quote<Order>> {
  const key = parseIdempotencyKey(idempotencyKey)
  const price = await ordering.findPrice(order, options)
  const terms: Terms = { expected_total_price: price.total_price, agree_to_terms: true, dry_run: true }
  const answer = await ordering.send({ ...order, ...secrets, ...terms }, key, options)
  if (!('dry_run' in answer)) throw unlikeAsked(ordering.operation, 'a dry run')
  const { regular_total_price, campaign_applied } = price
  return {
    order,
    total_price: answer.total_price,
    regular_total_price,
    campaign_applied,
    idempotencyKey: key,
  }
}

// Payment and the creation of contract and server run while the API is being asked.
const placeTimeoutMs = 120_000

/** Places a quoted order: once, at its price, under its key. */
export function placeOrder<Order extends object, Secrets extends object, Server>(
  ordering: Ordering<Order, Secrets, Server>,
  { order, total_price, idempotencyKey }: Quote<Order>,
  secrets: Secrets & Pick<Terms, 'agree_to_terms'>,
  options: CallOptions = {},
): Promise<Server> {
  const key = parseIdempotencyKey(idempotencyKey)
  const body = { ...order, ...secrets, expected_total_price: total_price, dry_run: false }
  const patience = { timeoutMs: placeTimeoutMs, deadlineMs: placeTimeoutMs, ...options }
  return sendOrder(ordering.operation, key, async () => {
    const answer = await ordering.send(body, key, patience)
    if (!('server' in answer)) throw unlikeAsked(ordering.operation, 'an order')
    return answer.server
  })
}

function unlikeAsked(operation: string, asked: string): UnexpectedResponseError {
  const problem = `The answer is not that of ${asked}`
  return new UnexpectedResponseError({
    operation,
    status: 200,
    contentType: 'application/json',
    problem,
    snippet: '',
  })
}
