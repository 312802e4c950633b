import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import { ConfigError } from '../errors/config-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { secretFields } from '../generated/secret-fields.ts'
import { toFingerprint } from './fingerprint.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { markOrder } from './mark.ts'
import { noteLog, readNewestTime, unlessForbidden } from './order-log.ts'
import type { OrderRecord } from './order-record.ts'
import type { Contract, Ordering, Quote, Terms } from './ordering.ts'
import { change, openRecords, refuseUsedKey, withStatus } from './records.ts'

/** Options of `quote`. */
export interface QuoteOptions extends CallOptions {
  /**
   * The Idempotency-Key of the intent: 8 to 64 letters, digits, hyphens or underscores. Quoting again with the key
   * of an order that was sent is refused. @default a new UUID
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `false` leaves the mark out: the name of a VPS, or the `server_id` of a hosting server, is then no part of how
   * its contract is known again, and none is made up where you give none. An order whose answer is lost then stays
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
  refuseSecrets(input)
  const key = parseIdempotencyKey(idempotencyKey)
  const price = await ordering.findPrice(input, options)
  refuseAbove(client.maxTotalPrice, price.total_price)
  const contracts = await unlessForbidden(() => ordering.listContracts(options))
  const marked = await markOrder(ordering, input, key, contracts, mark)
  const apiAt = await readNewestTime(client, options)
  const at = client.now()
  const logged = await noteLog(client, path, options)
  const planned = await plan(ordering, key)
  const total_price = await tryOrder(ordering, { ...marked.order, ...secrets }, price, planned, options)
  const quote = await bind<Order>({
    id: planned.id,
    account: client.baseUrl,
    path,
    ...marked,
    ...toPrice(price, total_price),
    idempotencyKey: key,
    keyId: await client.keyId(),
    contracts: contracts && contracts.map(({ id }: Contract) => id),
    at,
    apiAt,
    logged,
  })
  const tried = change(planned, { quote, requests: withStatus(planned, 200, quote.keyId) })
  await openRecords(client).write(tried)
  return quote
}

/** A quote is stored, so what is to be ordered holds no secret. */
function refuseSecrets(input: object): void {
  const secret = secretFields.find((field) => field in input)
  if (secret === undefined) return
  throw new ConfigError(secret, 'is no part of this order: leave it out')
}

/** Writes that there will be a dry run, before there is, so that others can account for it. */
async function plan<Order extends object>(
  { client }: Pick<Ordering<Order, object>, 'client'>,
  idempotencyKey: string,
): Promise<OrderRecord> {
  const records = openRecords(client)
  const others = await records.list()
  refuseUsedKey(others, idempotencyKey, '')
  const planned: OrderRecord = {
    version: 1,
    id: crypto.randomUUID(),
    revision: 1,
    writer: crypto.randomUUID(),
    account: client.account,
    state: 'planned',
    idempotencyKey,
    before: Object.fromEntries(others.map(({ id, requests }) => [id, requests.length])),
    requests: [{ kind: 'dry-run', keyId: '', status: null }],
  }
  await records.write(planned)
  return planned
}

/** Has the API try an order. One that it refuses is settled. */
async function tryOrder<Order extends object>(
  { client, send, path }: Ordering<Order, object>,
  order: Order,
  { total_price }: PlanPeriod,
  planned: OrderRecord,
  options: CallOptions,
): Promise<number> {
  const terms: Terms = { expected_total_price: total_price, agree_to_terms: true, dry_run: true }
  try {
    const tried = await send({ ...order, ...terms }, undefined, options)
    const total = parseDryRun(tried, path)
    refuseAbove(client.maxTotalPrice, total)
    return total
  } catch (error) {
    await openRecords(client).keep(change(planned, { state: 'settled', outcome: { executed: false } }))
    throw error
  }
}

function parseDryRun(response: object | undefined, path: string): number {
  const { dry_run, total_price: total } = (response ?? {}) as Partial<OrderDryRunResult>
  if (dry_run === true && Number.isSafeInteger(total) && total! >= 0) return total!
  throw new UnexpectedResponseError({
    operation: `POST ${path}`,
    status: 200,
    contentType: 'application/json',
    problem: 'The response is not that of a dry run',
  })
}

function toPrice({ regular_total_price, campaign_applied }: PlanPeriod, total_price: number) {
  return { total_price, regular_total_price, campaign_applied }
}

async function bind<Order>(quote: Omit<Quote<Order>, 'fingerprint'>): Promise<Quote<Order>> {
  const fingerprint = await toFingerprint(quote)
  return { ...quote, fingerprint } as Quote<Order>
}

/** Refuses an order that costs more than the client may spend on one. */
export function refuseAbove(most: number | undefined, total: number): void {
  if (most === undefined || total <= most) return
  throw new ConfigError(
    'maxTotalPrice',
    `is ${most} yen, and the order costs ${total}: raise it if that is meant`,
  )
}
