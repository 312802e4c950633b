import {
  ConfigError,
  type LogBefore,
  type Mark,
  OrderOutcomeUnknownError,
  type OrderRecord,
  type Quote,
  type QuoteOptions,
  type SentRequest,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { PlanPeriod } from '@hostwright/types'
import { type ApiClock, apiTimeAt, later, readApiClock } from '../evidence/api-clock.ts'
import { checkJournal } from '../evidence/check-journal.ts'
import { toPlaces } from '../evidence/find-moved.ts'
import { readWorld } from '../evidence/read-account.ts'
import { readContracts } from '../evidence/read-contracts.ts'
import { readKeyId } from '../evidence/read-key-id.ts'
import { noteLog } from '../evidence/read-log.ts'
import type { Contract, Product } from '../record/product.ts'
import { parseIdempotencyKey, toDerivedName, toFingerprint } from '../record/intent-ids.ts'
import { openJournal } from '../record/journal-record.ts'
import { nameWriter } from '../record/name-writer.ts'
import {
  change,
  createRecord,
  differInDryRuns,
  openRecords,
  type Records,
  rejectUsedKey,
  toOpenRequest,
  withRequest,
} from '../record/records.ts'
import { readMoment, recordWire } from '../wire/record-wire.ts'
import { endDryRun, mayBeOrder, openOrder, tryOrder } from './dry-run.ts'
import type { Ordering } from './ordering.ts'
import { rejectOutsideFields } from './parse-quote.ts'
import { parseWord } from './parse-word.ts'
import { rejectMisplaced } from './reject-misplaced.ts'

/** The record of the order to quote, with the price and the price limit. */
export interface QuoteTarget {
  readonly records: Records
  /** The record of the order in the journal, or a new record with revision 0. */
  readonly record: OrderRecord
  readonly before: Before
  /** Today's price of the order, from the list of plans. */
  readonly price: PlanPeriod
  /** Highest price of the order, in yen. */
  readonly maxTotalPrice: number | undefined
}

/** The state of the account before a quote. */
export interface Before {
  /** The contracts of the account; null or `undefined` if they could not be listed. */
  readonly contracts: readonly Contract[] | null | undefined
  readonly clock: ApiClock
  /** The log entries that the quote stores; null if the log could not be read. */
  readonly logged: LogBefore | null
}

/** Reads the price of an order and sends it as a dry run, which charges nothing. */
export async function quoteOrder(
  ordering: Ordering,
  input: object,
  secrets: object,
  { idempotencyKey: given, mark, ...options }: QuoteOptions = {},
): Promise<Quote<object>> {
  const { client, product } = ordering
  const { path, nameField } = product
  rejectMisplaced(options)
  rejectOutsideFields(input)
  const { [nameField]: name } = input as Readonly<Record<string, string | undefined>>
  if (name) parseWord(nameField, name)
  const idempotencyKey = parseIdempotencyKey(given)
  const { maxTotalPrice } = portsOf(client)
  const price = await product.findPrice(input, options)
  rejectAbove(maxTotalPrice, price.total_price)
  const world = await readWorld(client, options)
  const records = openRecords(client, world, path, options.deadlineMs)
  const record = createRecord({
    id: crypto.randomUUID(),
    world,
    path,
    at: portsOf(client).now(),
    idempotencyKey,
  })
  const contracts = await readContracts(product, options)
  // A key that may not list the contracts cannot be checked.
  if (contracts)
    await checkJournal(ordering, records, await records.list({ changedSince: Infinity }), contracts, options)
  const clock = await readApiClock(client, options)
  const before = { contracts, clock, logged: await noteLog(client, path, clock.from, options) }
  const target = { records, record, before, price, maxTotalPrice }
  await openJournal(client, records)
  return quoteFor(ordering, target, input, secrets, { mark, ...options })
}

/** Sends the dry run of an order and writes its quote into the record of the order. */
export async function quoteFor(
  ordering: Ordering,
  target: QuoteTarget,
  input: object,
  secrets: object,
  { mark: isMarked = true, ...options }: Omit<QuoteOptions, 'idempotencyKey'>,
): Promise<Quote<object>> {
  const { client, product, clocks } = ordering
  const { records, record, price, maxTotalPrice } = target
  const { contracts, clock } = target.before
  rejectAbove(maxTotalPrice, price.total_price)
  const marked = await markOrder(product, record, input, contracts, isMarked)
  const keyId = await readKeyId(client, options)
  rejectUsedKey(await records.list({ keys: [record.idempotencyKey], changedSince: Infinity }), record)
  const { deadlineMs = portsOf(client).deadlineMs } = options
  const deadline = later(apiTimeAt(clock, readMoment(portsOf(client))).by, deadlineMs)
  const dryRun = { ...toOpenRequest('dry-run', keyId, clock.from, null), endsBy: deadline }
  // The dry run is written to the journal before it is sent, so that other processes recognize its entry in the
  // execution log.
  const planned = await writeOrFail(records, change(record, { requests: [...record.requests, dryRun] }))
  const recorded = recordWire(portsOf(client), async () => {})
  const tried = { ...marked.order, ...secrets }
  const sending = { ...options, wire: recorded.wire, resend: false }
  const createQuote = (total: number): Promise<Quote<object>> =>
    toQuote(ordering, target, marked, keyId, total)
  const toEnd = (): Partial<SentRequest> => endDryRun(recorded, clock, deadline)
  const total_price = await tryOrder(ordering, tried, price.total_price, sending)
    .then((total) => {
      rejectAbove(maxTotalPrice, total)
      return total
    })
    .catch(async (error: unknown) => {
      if (mayBeOrder(recorded)) {
        const quote = await createQuote(price.total_price)
        throw await openOrder(ordering, { ...planned, quote }, records, { ...dryRun, ...toEnd() }, error)
      }
      await records.update(planned.id, (latest) => {
        const requests = withRequest(latest, dryRun.id, toEnd())
        // After a failed dry run, the record of an `ensure` stays `planned`, because the next `ensure` of the same name
        // continues with it. Other records are settled as not executed.
        const isKept = latest.intent || latest.writer !== planned.writer
        return isKept ? { requests } : { state: 'settled', outcome: { executed: false }, requests }
      })
      throw error
    })
  const quote = await createQuote(total_price)
  await writeQuote(records, planned, quote, { ...dryRun, ...toEnd() })
  clocks.set(quote.id, clock)
  return quote
}

/**
 * Writes a quote and the end of its dry run into its record. If another process has tried the same order meanwhile, the
 * dry runs of both are kept; if it has quoted or sent the order, the end of this dry run is written, and the call
 * rejects.
 */
async function writeQuote(
  records: Records,
  planned: OrderRecord,
  quote: Quote<object>,
  dryRun: SentRequest,
): Promise<void> {
  const toEnded = (latest: OrderRecord): Pick<OrderRecord, 'requests'> => ({
    requests: withRequest(latest, dryRun.id, dryRun),
  })
  if (await records.write(change(planned, { quote, ...toEnded(planned) }))) return
  await records.update(planned.id, (latest) => ({
    ...(differInDryRuns(latest, planned) && { quote }),
    ...toEnded(latest),
  }))
  const kept = await records.read(planned.id)
  if (kept?.quote?.fingerprint === quote.fingerprint) return
  throw busy(planned.path, kept)
}

async function toQuote(
  { client, product }: Ordering,
  { record, before, price }: QuoteTarget,
  marked: Marked,
  keyId: string,
  total_price: number,
): Promise<Quote<object>> {
  const { contracts, clock, logged } = before
  const { regular_total_price, campaign_applied } = price
  const bound = {
    id: record.id,
    world: record.world,
    path: product.path,
    ...marked,
    total_price,
    regular_total_price,
    campaign_applied,
    idempotencyKey: record.idempotencyKey,
    keyId,
    contracts: contracts?.map(({ id }) => id) ?? null,
    places: toPlaces(contracts),
    at: portsOf(client).now(),
    apiAt: clock.from,
    apiBy: clock.by,
    logged,
  }
  return { ...bound, fingerprint: await toFingerprint(bound) }
}

async function writeOrFail(records: Records, record: OrderRecord): Promise<OrderRecord> {
  const written = await records.write(record)
  if (written) return written
  throw busy(record.path, await records.read(record.id))
}

/**
 * Creates the error for an order that another process, or another call of this one, has begun since the journal was
 * read.
 *
 * @param record the record of that order
 */
export function busy(
  path: string,
  record: Pick<OrderRecord, 'process'> | undefined,
): OrderOutcomeUnknownError {
  const reason = `${nameWriter(record)} is ordering this`
  return new OrderOutcomeUnknownError({ operation: `POST ${path}`, reason, askAgainMs: 5_000 })
}

/** An order with the name by which its contract is recognized, or with the reason why it has no such name. */
type Marked =
  | { readonly order: object; readonly mark: Mark }
  | { readonly order: object; readonly mark: null; readonly unmarked: string }

/**
 * Returns an order with the name from which its contract is recognized: the caller's name if no contract has it yet, or
 * a derived name if the order has none. If the caller wants no mark or the name is taken,
 * returns the order unchanged with the reason.
 */
async function markOrder(
  { nameField: field, toName }: Pick<Product, 'nameField' | 'toName'>,
  { id, intent, idempotencyKey }: OrderRecord,
  order: object,
  contracts: readonly Contract[] | null | undefined,
  isMarked: boolean,
): Promise<Marked> {
  if (!isMarked) return { order, mark: null, unmarked: 'mark is false' }
  const given = (order as Readonly<Record<string, string | undefined>>)[field]
  const value = given ?? (await toDerivedName(toName, intent ? id : idempotencyKey))
  if (!contracts?.some(({ name }) => name === value)) {
    return { order: { ...order, [field]: value }, mark: { field, value, isUnique: given === undefined } }
  }
  const taken = `a contract has the ${field} ${value} already`
  if (given !== undefined) return { order, mark: null, unmarked: taken }
  throw new ConfigError('idempotencyKey', `was already used for an order, and ${taken}: leave it out`)
}

/** Rejects an order above the highest allowed price. */
export function rejectAbove(most: number | undefined, total: number): void {
  if (most === undefined || total <= most) return
  throw new ConfigError(
    'maxTotalPrice',
    `is ${most} yen, and the order costs ${total}: raise it to allow that`,
  )
}
