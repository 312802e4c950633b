import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallContext, CallOptions } from '../call/call-options.ts'
import type { Client } from '../client/client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { secretFields } from '../generated/secret-fields.ts'
import { readApiTime } from './api-time.ts'
import { readContracts } from './evidence.ts'
import { toFingerprint } from './fingerprint.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { markOrder } from './mark.ts'
import { noteLog, readClock } from './order-log.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import type { Ordering, Terms } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'
import { change, endLast, openRecords, type Records, rejectUsedKey, toRecord } from './records.ts'
import { unexpectedResponse } from './unexpected-response.ts'
import { watchDepartures } from './watch-departures.ts'

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the intent: 8 to 64 letters, digits, hyphens or underscores. Quoting again with the key
   * of an order that was sent is rejected. @default a new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `false` leaves the mark out: the name of a VPS, or the `server_id` of a hosting server, is then no part of how
   * its contract is identified, and none is made up where you give none. An order whose response is lost then stays
   * `unknown` unless the execution log shows that nothing happened. @default true
   */
  readonly mark?: boolean | undefined
}

/** Looks up the price of an order and has the API try it without charging. */
export async function quoteOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  input: Order,
  secrets: object,
  { idempotencyKey, mark = true, ...options }: QuoteOptions = {},
): Promise<Quote<Order>> {
  const { client, path } = ordering
  const secret = secretFields.find((field) => field in input)
  if (secret) throw new ConfigError(secret, 'is no part of a quote: it keeps no secret')
  const key = parseIdempotencyKey(idempotencyKey)
  const price = await ordering.findPrice(input, options)
  rejectAbove(client, price.total_price)
  const contracts = await readContracts(ordering, options)
  const marked = await markOrder(ordering, input, key, contracts, mark)
  const { time: apiAt } = await readClock(client, options)
  const at = client.now()
  const start = client.monotonic()
  const logged = await noteLog(client, path, options)

  // Written before there is a dry run, so that others can account for it.
  const records = openRecords(client)
  const planned = await plan(client, records, key, apiAt)
  const departures = watchDepartures(options)
  const total_price = await tryOrder(ordering, { ...marked.order, ...secrets }, price, {
    ...options,
    ...departures.options,
    resend: false,
  }).catch(async (error) => {
    const requests = departures.hasLeft() ? endLast(planned, { status: departures.rejection() }) : []
    await records.keep(planned, { state: 'settled', requests, outcome: { executed: false } })
    throw error
  })
  const { regular_total_price, campaign_applied } = price
  const keyId = await client.keyId()
  const bound = {
    id: planned.id,
    account: client.baseUrl,
    path,
    ...marked,
    total_price,
    regular_total_price,
    campaign_applied,
    idempotencyKey: key,
    keyId,
    contracts: contracts && contracts.map(({ id }) => id),
    at,
    apiAt,
    logged,
  }
  const quote: Quote<Order> = { ...bound, fingerprint: await toFingerprint(bound) }
  ordering.quotedAt.set(quote.id, start)
  const { to } = await readApiTime(ordering, quote, options)
  await records.write(change(planned, { quote, requests: endLast(planned, { status: 200, keyId, to }) }))
  return quote
}

async function plan(
  client: Client,
  records: Records,
  idempotencyKey: string,
  from: number | null,
): Promise<OrderRecord> {
  const others = await records.list()
  rejectUsedKey(others, idempotencyKey)
  const record = toRecord(client, { id: crypto.randomUUID(), idempotencyKey, keyId: await client.keyId() })
  const planned = change(record, { requests: endLast(record, { status: null, from }) })
  await records.write(planned)
  return planned
}

async function tryOrder<Order extends object>(
  { client, send, path }: Ordering<Order, object>,
  order: Order,
  { total_price }: PlanPeriod,
  options: CallOptions & CallContext,
): Promise<number> {
  const terms: Terms = { expected_total_price: total_price, agree_to_terms: true, dry_run: true }
  const response = await send({ ...order, ...terms }, undefined, options)
  const { dry_run, total_price: total = -1 } = (response ?? {}) as Partial<OrderDryRunResult>
  if (dry_run !== true || !Number.isSafeInteger(total) || total < 0)
    throw unexpectedResponse(path, 'a dry run')
  rejectAbove(client, total)
  return total
}

/** Rejects an order that costs more than the client may spend on one. */
export function rejectAbove({ maxTotalPrice: most }: Pick<Client, 'maxTotalPrice'>, total: number): void {
  if (most === undefined || total <= most) return
  throw new ConfigError(
    'maxTotalPrice',
    `is ${most} yen, and the order costs ${total}: raise it if that is meant`,
  )
}
