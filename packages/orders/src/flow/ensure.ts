import { type CallOptions, ConfigError, type OrderRecord } from '@hostwright/common'
import { endInTime } from '@hostwright/common/ports'
import { readAccountName } from '../evidence/read-account.ts'
import { toIntentId } from '../record/intent-ids.ts'
import { createRecord, openRecords, type Records } from '../record/records.ts'
import { type Ensured, findExisting, rejectUnexplained } from './find-existing.ts'
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
import { busy, quoteFor } from './quote.ts'
import { type NameReading, readName } from './read-name.ts'

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
  const request = parseEnsure(ordering, order, input)
  const { name } = request
  const { signal, deadlineMs: ms = client.deadlineMs } = options
  const toReason = (): Error => busy(product.path)
  while (running.has(name)) {
    await endInTime({ ms, toReason, signal }, () => running.get(name)!.catch(() => {}))
  }
  const run = ensureOnce(ordering, request, options)
  running.set(name, run)
  return run.finally(() => running.delete(name))
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
  return (await look(ordering, request, await open(ordering, options), options)).existing
}

async function ensureOnce(
  ordering: Ordering,
  request: EnsureRequest,
  options: CallOptions,
): Promise<Ensured> {
  const opened = await open(ordering, options)
  const { existing, reading } = await look(ordering, request, opened, options)
  return existing ?? orderNow(ordering, request, reading, opened, options)
}

interface Opened {
  readonly account: string
  readonly records: Records
}

async function open({ client, product }: Ordering, options: CallOptions): Promise<Opened> {
  const account = await readAccountName(client, options)
  return { account, records: openRecords(client, account, product.path, options.deadlineMs) }
}

/**
 * Reads the account and the journal for a name. Without an existing contract, rejects if an order of the name may have
 * been sent already.
 */
async function look(
  ordering: Ordering,
  request: NamedOrder,
  { account, records }: Opened,
  options: CallOptions,
): Promise<{ reading: NameReading; existing: Ensured | undefined }> {
  const reading = await readName(ordering, request, account, records, options)
  const existing = await findExisting(ordering, request, reading, options)
  if (existing) return { reading, existing }
  const [unsettled] = reading.unsettled
  if (unsettled) throw toUnknown(ordering, unsettled.quote, unsettled.found)
  if (reading.isBeingOrdered) throw busy(ordering.product.path)
  rejectUnexplained(ordering, request, reading)
  return { reading, existing }
}

async function orderNow(
  ordering: Ordering,
  request: EnsureRequest,
  { before, next }: NameReading,
  { account, records }: Opened,
  options: CallOptions,
): Promise<Ensured> {
  const { client, product } = ordering
  const record = await findOrCreate(client.now(), account, product.path, request.name, next, records)
  const price = await product.findPrice(request.order, options)
  const target = { account, records, record, before, price, maxTotalPrice: request.maxTotalPrice }
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

/** Returns the record for the next order of a name: an existing record that was never sent, or a new one. */
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
  if (record.state === 'planned') return { ...record, at }
  // Another process has begun an order of this name since this process read the journal, so this call rejects.
  throw busy(path)
}
