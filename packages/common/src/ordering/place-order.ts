import type { CallOptions } from '../call/call-options.ts'
import { isApiError } from '../errors/api-error.ts'
import { accountFor } from './account-for.ts'
import { secretFields } from '../generated/secret-fields.ts'
import { ConfigError } from '../errors/config-error.ts'
import { type ApiTime, later, readApiTime } from './api-time.ts'
import { findMarked, readEvidence } from './evidence.ts'
import { unwantedMark } from './mark.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import type { Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'
import { parseInput } from './parse-input.ts'
import { parseQuote } from './parse-quote.ts'
import type { PlaceOptions } from './place-options.ts'
import type { PriceMismatch } from './price-mismatch.ts'
import { quoteOrder, rejectAbove } from './quote-order.ts'
import { reconcileOrder } from './reconcile.ts'
import { addOrder, change, endLast, openRecords, type Records, rejectUsedKey, toRecord } from './records.ts'
import { beginPlacing, type Placing, sendOrder } from './send-order.ts'

/**
 * Places a quoted order at its price and under its key. Once it has left, this gives the contract, a rejection that
 * is certain, or an {@link OrderOutcomeUnknownError}. Before it leaves, the journal has it.
 */
export async function placeOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  given: Quote<Order>,
  input: object,
  options: PlaceOptions = {},
): Promise<Server> {
  const { client } = ordering
  const quote = await parseQuote(ordering, given)
  rejectAbove(client, quote.total_price)
  const taken = parseInput(ordering.secrets, quote.order, input)
  if ((await client.keyId()) !== quote.keyId) {
    // Only its log tells what becomes of the order.
    throw new ConfigError('quote', 'was made with another API key: quote again')
  }
  const records = openRecords(client)
  const record = await records.read(quote.id)
  const known = findKnown(ordering, quote, record)
  if (known !== undefined) return known

  const { signal, timeoutMs, headers } = options
  const reading = { signal, timeoutMs, headers }
  // What this client has quoted and not sent, nobody has. Of any other quote the account is asked, also where the journal
  // has it as planned: that may come from a backup.
  const { quotedAt, lastSent } = ordering
  const isNew = record && quotedAt.has(quote.id) && !lastSent.has(quote.id)
  const planned = isNew ? record : await toUnsent(ordering, quote, records, record, reading)
  // Before the claim: anyone who reads that knows until when the order may leave, however long it takes to be written.
  const placing = beginPlacing(client, options)
  const time = await readApiTime(ordering, quote, reading)
  const claimed = await claim(ordering, quote, planned, records, time, placing, options)
  const ending = await sendOrder(ordering, quote, taken, options, placing)
  const { server, error, status, failures, isSent } = ending
  const keyId = await client.keyId().catch(() => '')
  // What cannot be written any more does not change what has happened.
  const at = client.now()
  const to = later(time.to, Math.max(client.monotonic() - placing.start, at - placing.at))
  const requests = endLast(claimed, { status, failures, to, keyId: keyId === quote.keyId ? keyId : '' })
  if (server !== undefined) {
    await records.keep(claimed, {
      state: 'settled',
      requests,
      outcome: { executed: true, server: withoutSecrets(server) },
    })
    return server
  }
  if (status === null && isSent) {
    await records.keep(claimed, { requests, sent: { at, apiAt: to, withinMs: 0 } })
    throw unknown(ordering, quote, error)
  }
  // Nothing was executed, so the same quote may be placed again.
  if (isSent) lastSent.delete(quote.id)
  await records.keep(claimed, { ...planned, sent: undefined, ...(isSent && { requests }) })
  throw withRequote(ordering, quote, taken, error)
}

/** A response as the journal keeps it: an API may repeat the password in it. */
function withoutSecrets<Server extends object>(server: Server): Server {
  return JSON.parse(
    JSON.stringify(server, (field, value: unknown) => (secretFields.includes(field) ? undefined : value)),
  )
}

/** What the journal knows of an intent that is not to be sent (any more); `undefined` when it may be sent. */
function findKnown<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  record: OrderRecord | undefined,
): Server | undefined {
  if (record?.state === 'sending') {
    throw unknown(ordering, quote)
  }
  const { server, contracts = [] } = record?.outcome ?? {}
  if (record?.state !== 'settled' || server) return server as Server | undefined
  const end = contracts[0] ? `was ordered already, as ${contracts.join(', ')}` : 'was not executed'
  throw new ConfigError('quote', `${end}: quote again`)
}

/**
 * The record of a quote, the known one or a new one. A quote that somebody else has placed is rejected, as far as the
 * account shows it: of one that the journal does not have, the log has to show its dry run alone; of one that is planned,
 * nothing that can only be its order.
 */
async function toUnsent<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  records: Records,
  known: OrderRecord | undefined,
  options: CallOptions,
): Promise<OrderRecord> {
  const record = known ?? toRecord(ordering.client, quote)
  const others = await records.list()
  const evidence = await readEvidence(ordering, quote, options)
  const contracts = findMarked(quote, evidence)
  const { isLogged, isLacking, mayBeLogged } = accountFor(quote, others, others, evidence)
  const isUnsent = known ? !isLogged : !isLacking && !mayBeLogged
  if (isUnsent && !contracts[0]) return record
  const found = contracts[0] ? `, as ${contracts.join(', ')}` : ''
  throw new ConfigError('quote', `may have been placed already${found}: reconcile it, or quote again`)
}

/** Writes that the order is about to be sent. Of all who try, one succeeds. */
async function claim<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  planned: OrderRecord,
  records: Records,
  time: ApiTime,
  { at, withinMs }: Placing,
  { resend }: PlaceOptions,
): Promise<OrderRecord> {
  const sending = change(planned, {
    state: 'sending',
    requests: addOrder(planned, quote, time.from, resend),
    sent: { at, apiAt: time.to, withinMs },
  })
  try {
    if ((await records.write(sending)) === undefined) {
      findKnown(ordering, quote, await records.read(quote.id))
      throw unknown(ordering, quote)
    }
    // After the own claim, so that of two quotes with one key at most one is sent.
    rejectUsedKey(await records.list(), quote.idempotencyKey, quote.id)
    return sending
  } catch (error) {
    // The journal may have failed and have the claim all the same: nothing was sent for it.
    const latest = await records.read(quote.id).catch(() => undefined)
    if (latest?.writer === sending.writer) await records.keep(latest, { ...planned, sent: undefined })
    throw error
  }
}

function unknown<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  cause?: unknown,
): OrderOutcomeUnknownError {
  return new OrderOutcomeUnknownError(quote, (options) => reconcileOrder(ordering, quote, options), cause)
}

function withRequote<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  { id, order, mark, unmarked }: Quote<Order>,
  secrets: object,
  error: unknown,
): unknown {
  if (!isApiError(error, 'PRICE_MISMATCH')) return error
  const requote: PriceMismatch<Order>['requote'] = (options) =>
    // Another key has another mark.
    quoteOrder(ordering, { ...order, ...(mark?.isUnique && { [mark.field]: undefined }) }, secrets, {
      mark: unmarked !== unwantedMark,
      ...options,
    })
  return Object.assign(error, { quoteId: id, requote })
}
