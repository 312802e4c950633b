import type { CallOptions } from '../call-options.ts'
import { isApiError } from '../errors/api-error.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toFingerprint } from './fingerprint.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { markLog } from './order-log.ts'
import type { Ordering, Quote, Terms } from './ordering.ts'
import { unlikeAsked } from './unlike-asked.ts'

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /** The Idempotency-Key of the intent: 8 to 64 letters, digits, hyphens or underscores. @default a new UUID */
  readonly idempotencyKey?: string | undefined
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
  refuseAbove(ordering.client.maxTotalPrice, price.total_price)
  const contracts = await listContractsIfAllowed(ordering.listContracts, options)
  const terms: Terms = { expected_total_price: price.total_price, agree_to_terms: true, dry_run: true }
  const answer = await ordering.send({ ...order, ...secrets, ...terms }, key, options)
  if (!('dry_run' in answer)) throw unlikeAsked(ordering.path, 'a dry run')
  const { total_price } = answer
  const { regular_total_price, campaign_applied } = price
  const fingerprint = await toFingerprint({ ...order, total_price })
  const logged = await markLog(ordering.client, ordering.path, options)
  return {
    order,
    total_price,
    regular_total_price,
    campaign_applied,
    idempotencyKey: key,
    fingerprint,
    contracts,
    logged,
  }
}

/** Refuses an order that costs more than the client may spend on one. */
export function refuseAbove(most: number | undefined, total: number): void {
  if (most === undefined || total <= most) return
  throw new ConfigError(
    'maxTotalPrice',
    `is ${most} yen, and the order costs ${total}: raise it if that is meant`,
  )
}

/** A key may be allowed to order and not to look around; then the log alone must tell what became of an order. */
async function listContractsIfAllowed(
  listContracts: (options: CallOptions) => Promise<string[]>,
  options: CallOptions,
): Promise<string[] | undefined> {
  try {
    return await listContracts(options)
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return undefined
    throw error
  }
}
