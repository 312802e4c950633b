import { type CallOptions, ConfigError, type OrderRecord } from '@hostwright/common'
import { beginWork, portsOf, processId } from '@hostwright/common/ports'
import { readWorld } from '../evidence/read-account.ts'
import { toIntentId, toIntentKey } from '../record/intent-ids.ts'
import { openJournal } from '../record/journal-record.ts'
import { createRecord, openRecords, type Records } from '../record/records.ts'
import type { Ensured } from './ensured.ts'
import { toUnknown } from './find-known.ts'
import type { Ordering } from './ordering.ts'
import {
  type EnsureInput,
  type FindInput,
  type NamedOrder,
  parseName,
  parseEnsure,
  type EnsureRequest,
} from './parse-ensure.ts'
import { placeQuote } from './place.ts'
import { busy, quoteFor, rejectAbove } from './quote.ts'
import { type NameReading, readName } from './read-name.ts'
import { rejectMisplaced } from './reject-misplaced.ts'

/**
 * Makes sure that a contract of a name exists, and orders it at most once. Calls of one client for one name run one
 * after another.
 */
export async function ensureOrder(
  ordering: Ordering,
  order: object,
  input: EnsureInput,
  options: CallOptions = {},
): Promise<Ensured> {
  const { running, client, product } = ordering
  rejectMisplaced(options)
  const request = parseEnsure(ordering, order, input)
  const { name } = request
  const { signal, deadlineMs: ms = portsOf(client).deadlineMs } = options
  const toReason = (): Error => busy(product.path, { process: processId() })
  for (let before = running.get(name); before && !before.isOver(); before = running.get(name)) {
    await before.wait({ ms, toReason, signal })
  }
  const work = beginWork()
  running.set(name, work)
  try {
    return await ensureOnce({ ...ordering, isEnsure: true }, request, options)
  } finally {
    if (running.get(name) === work) running.delete(name)
    work.end()
  }
}

/**
 * Finds the contract of a name as `ensure` does. Returns `undefined` if `ensure` would order. Rejects with the error
 * with which `ensure` would stop before it orders. Sends only reads.
 */
export async function findOrdered(
  ordering: Ordering,
  order: object,
  input: FindInput = {},
  options: CallOptions = {},
): Promise<Ensured | undefined> {
  const request = parseName(ordering, order, input)
  const finding = { ...ordering, isEnsure: true }
  const { existing } = await look(finding, request, await open(ordering, options), options)
  if (existing) return existing
  const { total_price } = await ordering.product.findPrice(request.order, options)
  rejectAbove(portsOf(ordering.client).maxTotalPrice, total_price)
  return undefined
}

async function ensureOnce(
  ordering: Ordering,
  request: EnsureRequest,
  options: CallOptions,
): Promise<Ensured> {
  const records = await open(ordering, options)
  const { existing, reading } = await look(ordering, request, records, options)
  return existing ?? orderNow(ordering, request, reading, records, options)
}

async function open({ client, product }: Ordering, options: CallOptions): Promise<Records> {
  return openRecords(client, await readWorld(client, options), product.path, options.deadlineMs)
}

/**
 * Reads the account and the journal for a name. Without an existing contract, rejects if an order of the name may have
 * been sent already.
 */
async function look(
  ordering: Ordering,
  request: NamedOrder,
  records: Records,
  options: CallOptions,
): Promise<{ reading: NameReading; existing: Ensured | undefined }> {
  const reading = await readName(ordering, request, records, options)
  const { contracts, executed, unexplained, look: next } = reading
  const isNew = !contracts[0] && !executed
  const existing = isNew
    ? undefined
    : await (await ordering.loadInDoubt()).findExisting(ordering, request, reading, records, options)
  if (existing) return { reading, existing }
  const [unsettled] = reading.unsettled
  if (unsettled) throw toUnknown(ordering, unsettled.quote, unsettled.found)
  const { beingOrdered } = reading
  if (beingOrdered) throw busy(ordering.product.path, beingOrdered)
  if (unexplained[0]) (await ordering.loadInDoubt()).rejectUnexplained(ordering, request, unexplained, next)
  return { reading, existing }
}

async function orderNow(
  ordering: Ordering,
  request: EnsureRequest,
  { before, next }: NameReading,
  records: Records,
  options: CallOptions,
): Promise<Ensured> {
  const { product } = ordering
  const record = await findOrCreate(ordering, request.name, next, records)
  const price = await product.findPrice(request.order, options)
  const target = { records, record, before, price, maxTotalPrice: request.maxTotalPrice }
  const { agree_to_terms: _, ...secrets } = request.fields
  const quote = await quoteFor(ordering, target, request.order, secrets, options)
  const { confirm } = request
  const answer: unknown = confirm ? await confirm(quote) : true
  if (answer !== true) {
    const shown = Object(answer) === answer ? typeof answer : String(answer)
    throw new ConfigError('confirm', `returned ${shown}: return true to order`)
  }
  // While `confirm` waited for a person, another process can have placed the same order.
  const { server, isSent } = await placeQuote(ordering, quote, request.fields, options, confirm !== undefined)
  return { contract: server, state: isSent ? 'ordered' : 'existing', pending: [] }
}

/** Returns the record for the next order of a word: an existing record that was never sent, or a new one. */
async function findOrCreate(
  { client, product: { path } }: Ordering,
  name: string,
  number: number,
  records: Records,
): Promise<OrderRecord> {
  const { world } = records
  const journal = await openJournal(client, records)
  const id = await toIntentId(world, path, name, number)
  const record = await records.read(id)
  if (record === undefined) {
    const idempotencyKey = await toIntentKey(id, journal)
    return createRecord({
      id,
      world,
      path,
      at: portsOf(client).now(),
      idempotencyKey,
      intent: { name, number },
    })
  }
  if (record.state === 'planned') return { ...record, at: portsOf(client).now() }
  // Another process or call has begun an order of this name since this call read the journal, so it rejects.
  throw busy(path, record)
}
