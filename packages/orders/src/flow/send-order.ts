import {
  ConfigError,
  JournalError,
  type OrderRecord,
  type Quote,
  type SentRequest,
  TimeoutError,
} from '@hostwright/common'
import { portsOf, secretFields, sentThrough } from '@hostwright/common/ports'
import { type ApiClock, apiTimeAt, arrivedBy, later } from '../evidence/api-clock.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { change, differInDryRuns, isUnrejected, type Records, toOpenRequest } from '../record/records.ts'
import { isCertainRejection } from '../wire/is-certain-rejection.ts'
import { toResult } from '../wire/to-result.ts'
import { type Attempt, elapsedMs, readMoment, recordWire } from '../wire/record-wire.ts'
import { nameWriter } from '../record/name-writer.ts'
import type { Ordering } from './ordering.ts'
import { findKnown, lookAfter, toUnknown } from './find-known.ts'
import { isProvenUnexecuted } from './prove-unexecuted.ts'
import { rejectTakenKey, takeKey } from './take-key.ts'
import type { PlaceOptions, TimeLimit } from './place-options.ts'
import { toReason } from './to-reason.ts'
import type { Product, Terms } from '../record/product.ts'

/** An order to send, with its record in the journal and its time limit. */
export interface Sending {
  readonly quote: Quote<object>
  /** The agreement to the terms and the secrets, which are sent with the order. */
  readonly fields: object
  readonly record: OrderRecord
  readonly records: Records
  readonly clock: ApiClock
  readonly limit: TimeLimit
  readonly options: PlaceOptions
}

/**
 * The result of sending an order. It is decided only by the requests and responses that were recorded directly at the
 * network.
 */
export type SendEnd =
  | { readonly kind: 'executed'; readonly server: object }
  /** The API certainly rejected the order, or the order was not sent. */
  | { readonly kind: 'rejected' | 'not-sent'; readonly error: unknown }
  | { readonly kind: 'unknown'; readonly reason: string; readonly cause: unknown }

// Longest time from the start of an order's claim, which is its entry in the journal, to its request, in milliseconds.
// After this time the order is not sent any more: other processes calculate from the claim the latest time at which the
// order can have been sent.
const leaveWithinMs = 10_000

const unprovenReason = 'the log does not prove that the API has not executed it, as its response (429) says'

/** Claims a quoted order, sends it, and writes the result into the journal. */
export async function sendOrder(ordering: Ordering, sending: Sending): Promise<SendEnd> {
  const { client, product } = ordering
  const { quote, fields, records, limit, options } = sending
  const claims = createClaims(ordering, sending)
  let unproven: Attempt | undefined
  const { attempts, wire } = recordWire(portsOf(client), claims.write, claims.leave, async () => {
    const last = attempts.at(-1)
    if (options.resend || last?.arrival?.status !== 429) return
    unproven = last
    if (!(await isProvenUnexecuted(ordering, sending, last))) throw new Error(unprovenReason)
    unproven = undefined
  })
  let failure: unknown
  try {
    const terms: Terms = { expected_total_price: quote.total_price, agree_to_terms: true, dry_run: false }
    await product.send({ ...quote.order, ...fields, ...terms }, quote.idempotencyKey, {
      ...options,
      deadlineMs: Math.max(1, limit.leftMs()),
      wire,
    })
  } catch (error) {
    failure = error
  }
  claims.end()
  const ends = toEnds(ordering, sending, attempts, unproven?.id)
  const sent = toSendEnd(ordering, quote, attempts, ends, failure)
  const end = unproven && sent.kind === 'unknown' ? { ...sent, reason: unprovenReason } : sent
  const sentOrders = sentThrough(portsOf(client).journal)
  const own = sentOrders.get(quote.id)
  if (own) sentOrders.set(quote.id, { ...own, ...toChanges(own, claims.ids, ends, end) })
  const claimed = claims.latest()
  const isClaimed = claimed !== sending.record
  const isWritten = await records.update(
    quote.id,
    // If the journal still has the claim, `latest` is what this process knows: without the attempts that never left.
    (latest) =>
      toChanges(latest, claims.ids, ends, end) ??
      (isClaimed && latest.writer === claimed.writer ? {} : undefined),
  )
  const isKept = end.kind === 'not-sent' && isClaimed && !isWritten
  return isKept ? toKeptClaim(ordering, claimed, end.error) : end
}

/** Returns the end of an order that was not sent, and whose claim could not be removed from the journal. */
function toKeptClaim({ client, product }: Ordering, { requests }: OrderRecord, cause: unknown): SendEnd {
  const until = new Date(
    (requests.at(-1)?.leftBy ?? portsOf(client).now()) + horizonOf(product),
  ).toISOString()
  const problem = `Not sent, but the order journal failed and keeps the claim: another process waits until ${until}`
  const error = Object.assign(new JournalError(problem, cause), { sent: false })
  return { kind: 'not-sent', error }
}

/**
 * Creates the function that claims an attempt to send an order, by writing the attempt into the journal before it is
 * sent. Of several processes, only one can write the claim.
 */
function createClaims(
  ordering: Ordering,
  { quote, record, records, clock, limit }: Sending,
): {
  ids: Set<string>
  write: (id: string, keyId: string) => Promise<void>
  leave: () => void
  latest: () => OrderRecord
  end: () => void
} {
  const { client } = ordering
  const ids = new Set<string>()
  let current = record
  let isOver = false

  async function write(id: string, keyId: string): Promise<void> {
    if (keyId !== quote.keyId) {
      throw new ConfigError('quote', 'was made with another API key: quote again')
    }
    // The key of `ensure` is derived from the id of its record, which excludes other processes already.
    const isKeyShared = record.intent === undefined
    if (isKeyShared) await takeKey(records, quote, portsOf(client).now())
    // The time is read before the claim is written to the journal: other processes calculate from it the latest time at
    // which the order can have been sent.
    const start = readMoment(portsOf(client))
    const { most: passedMs } = elapsedMs(limit.start, start)
    // The elapsed time is measured with two clocks, and the longer result counts: the monotonic clock can stand still
    // while the machine sleeps.
    if (passedMs >= limit.withinMs)
      throw new TimeoutError(`POST ${quote.path}`, passedMs, 'Not sent: it is too late')
    const { from, by } = apiTimeAt(clock, start)
    const leftBy = later(by, leaveWithinMs)
    const request: SentRequest = { ...toOpenRequest('order', keyId, from, leftBy), id }
    ids.add(id)
    try {
      current = await claim(ordering, quote, records, current, request)
      // Nothing is listed between the claim and the leaving, which have 10 seconds.
      if (isKeyShared) await rejectTakenKey(records, quote, current)
      const { most } = elapsedMs(start, readMoment(portsOf(client)))
      if (isOver || most >= leaveWithinMs) {
        throw new TimeoutError(
          `POST ${quote.path}`,
          most,
          'Not sent: too much time has passed since its claim',
        )
      }
    } catch (error) {
      // If the call has ended in the meantime, the order is not sent any more. Its claim is removed from the journal,
      // which may have stored the claim even if the write failed.
      if (isOver) await records.update(quote.id, (latest) => toChanges(latest, ids, new Map()))
      throw error
    }
  }

  const leave = (): void => noteLeaving(ordering, quote, current)
  return { ids, write, leave, latest: () => current, end: () => void (isOver = true) }
}

/**
 * Notes that an order leaves. Rejects if another call of this process has sent it: the journal has then lost the claim
 * of that call, and there is nothing asynchronous between this check and the leaving.
 */
function noteLeaving(ordering: Ordering, quote: Quote<object>, claimed: OrderRecord): void {
  const sent = sentThrough(portsOf(ordering.client).journal)
  const known = new Set(claimed.requests.map(({ id }) => id))
  const isUnknown = ({ id, kind }: SentRequest): boolean => kind === 'order' && !known.has(id)
  if (sent.get(quote.id)?.requests.some(isUnknown))
    throw toUnknown(ordering, quote, {
      reason: 'another call of this process has sent it, and the journal has lost the claim',
      ...lookAfter(ordering),
    })
  sent.set(quote.id, claimed)
}

/** Writes the claim of an attempt into the journal. Rejects if another process has claimed or settled the order. */
async function claim(
  ordering: Ordering,
  quote: Quote<object>,
  records: Records,
  current: OrderRecord,
  request: SentRequest,
): Promise<OrderRecord> {
  const write = (base: OrderRecord): Promise<OrderRecord | undefined> =>
    records.write(change(base, { state: 'sending', requests: [...base.requests, request] }))
  const first = await write(current)
  if (first) return first
  // Another process may have written the end of a dry run of the same order, and sends none itself.
  const latest = await records.read(quote.id)
  const second = latest && differInDryRuns(latest, current) && (await write(latest))
  if (second) return second
  findKnown(ordering, quote, latest)
  throw toUnknown(ordering, quote, {
    reason: `${nameWriter(latest)} is placing it`,
    ...lookAfter(ordering),
  })
}

type Ends = ReadonlyMap<string, Partial<SentRequest>>

/** Returns the end of each attempt: its times, and the response if one arrived. */
function toEnds(
  { client, product }: Ordering,
  { quote, record, clock }: Sending,
  attempts: readonly Attempt[],
  unproven: string | undefined,
): Ends {
  const operation = `POST ${product.path}`
  const isNameGiven = !quote.mark?.isUnique && product.nameField in quote.order
  const wasSent = record.requests.some(({ kind }) => kind === 'order')
  return new Map(
    attempts.map(({ id, leftAt, isRepeated, arrival, arrivedAt = readMoment(portsOf(client)) }, index) => {
      const leftBy = apiTimeAt(clock, leftAt).by
      if (!arrival) return [id, { leftBy }]
      const { status, headers, data, error } = arrival
      const context = { operation, isNameGiven, isKeyNew: !wasSent && index === 0 }
      const server = parseServer(product, quote, data)
      // A rejection of the last of several requests says nothing about the others.
      const isProof = !isRepeated && id !== unproven && isCertainRejection(arrival, context)
      const result = toResult(server, error, isProof)
      const code = (error as { readonly code?: string } | undefined)?.code
      return [id, { leftBy, to: arrivedBy(clock, arrivedAt, headers), status, code, result }]
    }),
  )
}

function toSendEnd(
  { product }: Ordering,
  quote: Quote<object>,
  attempts: readonly Attempt[],
  ends: Ends,
  failure: unknown,
): SendEnd {
  const executed = attempts.find(({ id }) => ends.get(id)!.result === 'executed')
  if (executed) return { kind: 'executed', server: parseServer(product, quote, executed.arrival!.data)! }
  const last = attempts.at(-1)
  if (last === undefined) return { kind: 'not-sent', error: failure }
  if (attempts.every(({ id }) => ends.get(id)!.result === 'rejected')) {
    return { kind: 'rejected', error: last.arrival!.error }
  }
  return { kind: 'unknown', reason: toReason(attempts, last, failure), cause: last.arrival?.error ?? failure }
}

/** Returns the changes to the record after a call has ended. Claims of attempts that were not sent are removed. */
function toChanges(
  latest: OrderRecord,
  claimed: ReadonlySet<string>,
  ends: Ends,
  end?: SendEnd,
): Partial<OrderRecord> | undefined {
  if (!latest.requests.some(({ id }) => claimed.has(id))) return undefined
  const requests = latest.requests
    .filter(({ id }) => !claimed.has(id) || ends.has(id))
    .map((request) => ({ ...request, ...ends.get(request.id) }))
  if (end?.kind === 'executed') {
    return { state: 'settled', requests, outcome: { executed: true, server: withoutSecrets(end.server) } }
  }
  if (latest.state === 'settled' || isUnrejected({ requests })) return { requests }
  // A rejected order of `ensure` is settled: the next `ensure` of the same name gets a new record and a new
  // Idempotency-Key. A rejected order of `place` keeps its record, so that the quote can be placed again.
  const isOver = latest.intent !== undefined && end?.kind === 'rejected'
  return isOver
    ? { state: 'settled', requests, outcome: { executed: false } }
    : { state: 'planned', requests }
}

/** Returns the ordered server of a response; `undefined` if the response does not belong to this order. */
function parseServer(
  { idOf }: Product,
  { contracts, mark }: Quote<object>,
  response: unknown,
): object | undefined {
  const { server } = Object(response) as { readonly server?: object }
  const fields = Object(server) as object & Readonly<Record<string, unknown>>
  const id = idOf(fields)
  // A contract in the response that existed before the quote, or that has another name, does not belong to this order.
  const isNew = id === null || (id && typeof id === 'string' && !contracts?.includes(id))
  return isNew && (!mark || (fields[mark.field] || mark.value) === mark.value) ? server : undefined
}

/** Returns a server without secrets, for the journal: the API may repeat the password in its response. */
function withoutSecrets(server: object): object {
  return JSON.parse(
    JSON.stringify(server, (field, value: unknown) => (secretFields.includes(field) ? undefined : value)),
  ) as object
}
