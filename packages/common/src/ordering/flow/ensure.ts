import type { CallOptions } from '../../call/call-options.ts'
import type { OrderRecord } from '../../journal/order-record.ts'
import { readAccountName } from '../evidence/read-account.ts'
import { toIntentId } from '../record/intent-ids.ts'
import { createRecord, openRecords, type Records } from '../record/records.ts'
import { type Ensured, findExisting, rejectStrange } from './find-existing.ts'
import { toUnknown } from './find-known.ts'
import type { Ordering } from './ordering.ts'
import {
  type EnsureInput,
  type FindInput,
  type NameWish,
  parseName,
  parseWish,
  type Wish,
} from './parse-wish.ts'
import { placeOrder } from './place.ts'
import { busy, quoteFor } from './quote.ts'
import { type NameReading, readName } from './read-name.ts'

/**
 * Makes sure that there is a contract of a name, and that it is ordered from here at most once. Calls of one client for
 * one name run one after another.
 */
export async function ensureOrder(
  ordering: Ordering,
  order: object,
  input: EnsureInput,
  options: CallOptions = {},
): Promise<Ensured> {
  const { running } = ordering
  const wish = parseWish(ordering, order, input)
  const { name } = wish
  while (running.has(name)) await running.get(name)!.catch(() => {})
  const run = ensureOnce(ordering, wish, options)
  running.set(name, run)
  return run.finally(() => running.delete(name))
}

/**
 * Finds the contract of a name, as `ensure` does. Returns `undefined` where `ensure` would order, and rejects as it does
 * where it would stop. Sends only reads.
 */
export async function findOrdered(
  ordering: Ordering,
  order: object,
  input: FindInput = {},
  options: CallOptions = {},
): Promise<Ensured | undefined> {
  const wish = parseName(ordering, order, input)
  return (await look(ordering, wish, await open(ordering, options))).existing
}

async function ensureOnce(ordering: Ordering, wish: Wish, options: CallOptions): Promise<Ensured> {
  const opened = await open(ordering, options)
  const { existing, reading } = await look(ordering, wish, opened)
  return existing ?? orderNow(ordering, wish, reading, opened)
}

interface Opened {
  readonly account: string
  readonly records: Records
  readonly options: CallOptions
}

async function open({ client, product }: Ordering, options: CallOptions): Promise<Opened> {
  const account = await readAccountName(client, options)
  const deadlineMs = options.deadlineMs ?? client.deadlineMs
  return { account, records: openRecords(client, account, product.path, () => deadlineMs), options }
}

/** Reads what there is of a name, and stops for whatever may be an order of it. */
async function look(
  ordering: Ordering,
  wish: NameWish,
  { account, records, options }: Opened,
): Promise<{ reading: NameReading; existing: Ensured | undefined }> {
  const reading = await readName(ordering, wish, account, records, options)
  const existing = await findExisting(ordering, wish, reading, options)
  if (existing) return { reading, existing }
  const [unsettled] = reading.unsettled
  if (unsettled) throw toUnknown(ordering, unsettled.quote, unsettled.found)
  if (reading.isBeingOrdered) throw busy(ordering.product.path)
  rejectStrange(ordering, wish, reading)
  return { reading, existing }
}

async function orderNow(
  ordering: Ordering,
  wish: Wish,
  { before, next }: NameReading,
  { account, records, options }: Opened,
): Promise<Ensured> {
  const { client, product } = ordering
  const { path } = product
  const record = await findOrCreate(client.now(), account, path, wish.name, next, records)
  const price = await product.findPrice(wish.order, options)
  const target = { account, records, record, before, price, maxTotalPrice: wish.maxTotalPrice }
  const { agree_to_terms: _, ...secrets } = wish.fields
  const quote = await quoteFor(ordering, target, wish.order, secrets, options)
  await wish.confirm?.(quote)
  const contract = await placeOrder(ordering, quote, wish.fields, options)
  return { contract, state: 'ordered', pending: [] }
}

/** The record of the next order of a name: one that was planned and never sent, or a new one. */
async function findOrCreate(
  at: number,
  account: string,
  path: string,
  name: string,
  number: number,
  records: Records,
): Promise<OrderRecord> {
  const id = await toIntentId(account, path, name, number)
  const record = await records.read(id)
  if (record === undefined) {
    return createRecord({ id, account, path, at, idempotencyKey: id, intent: { name, number } })
  }
  if (record.state === 'planned') return record
  // It was not there, or planned, when the journal was read for this name: its order may be this very one.
  throw busy(path)
}
