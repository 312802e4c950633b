import { type CallOptions, type Client, type OrderRecord, toInit } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Contract, Product } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import { type ApiClock, readApiClock } from './api-clock.ts'
import { checkJournal, readSeesAll } from './check-journal.ts'
import { findMoved } from './find-moved.ts'
import { isWhole, readContracts } from './read-contracts.ts'
import { readKeyId } from './read-key-id.ts'
import { readLog } from './read-log.ts'
import { readSignup } from './read-signup.ts'

/** The state of the account and of the journal, read for a decision about an order. */
export interface Account {
  /** The contracts of the account; null if the key may not list them, `undefined` if the list was malformed. */
  readonly contracts: readonly Contract[] | null | undefined
  /** Whether the list of contracts is known to be complete. */
  readonly isComplete: boolean
  /**
   * Log entries of orders and dry runs since the baseline, newest first; null if the log was not read or the key may not
   * read it, `undefined` if it was malformed.
   */
  readonly entries: readonly ExecutionLogEntry[] | null | undefined
  /** The API's time just before the log entries and the contracts were read. */
  readonly clock: ApiClock
  /** The id of the API key whose log was read. */
  readonly keyId: string
  /**
   * The journal's records of this product. They are read after the log, so they contain each request in the log that a
   * program with this journal has sent.
   */
  readonly records: readonly OrderRecord[]
}

/** The earlier state of the account, with which its current state is compared. */
export interface Baseline {
  /** The contracts that existed at the quote; null if they could not be listed, or if there is no quote yet. */
  readonly contracts: readonly string[] | null
  /**
   * Returns the time from which the log is read, given the API's time now; null to read the whole log, `undefined` to
   * read none.
   */
  readonly from: (clock: ApiClock) => string | null | undefined
  /** The record in question, which is among the account's records however old it is. */
  readonly own?: OrderRecord
}

/**
 * Reads the account and then the journal. The newest log entry is read before the other entries and the contracts, so
 * that these are at least as new as the time of the clock.
 */
export async function readAccount(
  { client, product }: { readonly client: Client; readonly product: Product },
  records: Records,
  { contracts: before, from, own }: Baseline,
  options: CallOptions,
): Promise<Account> {
  const keyId = await readKeyId(client, options)
  const seesAll = await readSeesAll(client, product, options)
  const clock = await readApiClock(client, options)
  const begin = from(clock)
  const entries = begin === undefined ? null : await readLog(client, product.path, begin, options)
  const first = await readContracts(product, options)
  // An empty list of contracts can be a fault of the service, so the list is read a second time.
  const contracts = first?.length === 0 ? await readContracts(product, options) : first
  const isComplete =
    seesAll &&
    !!contracts &&
    contracts.length === first?.length &&
    (await isWhole(product, contracts, before ?? [], options))
  const known = new Set(before)
  const isAnyNew = contracts?.some(({ id }) => !known.has(id))
  const listed = isAnyNew ? await listLearned(product, records, own, options) : await records.list(own)
  const moved = contracts && (await findMoved(product, contracts, listed, options))
  if (moved) await checkJournal({ client, product }, records, listed, moved, options)
  return { contracts: moved, isComplete, entries, clock, keyId, records: listed }
}

/**
 * Lists the records, and looks up the missing ids of their contracts, so that a new contract can be recognized: the API
 * can confirm an order before its contract has an id.
 */
export async function listLearned(
  product: Product,
  records: Records,
  own: OrderRecord | undefined,
  options: CallOptions,
): Promise<OrderRecord[]> {
  const listed = await records.list(own)
  return Promise.all(listed.map((one) => learnId(product, records, one, options)))
}

/**
 * Adds the id of its contract to an order's record and to the journal, if the API confirmed the order without an id and
 * the sign-up status has one now. Returns any other record unchanged.
 */
async function learnId(
  product: Product,
  records: Records,
  record: OrderRecord,
  options: CallOptions,
): Promise<OrderRecord> {
  const { outcome } = record
  if (!outcome?.server || product.idOf(outcome.server) !== null) return record
  const server = await readSignup(product, outcome.server, options)
  if (!server || typeof product.idOf(server) !== 'string') return record
  const changed = { outcome: { ...outcome, server } }
  await records.update(record.id, (latest) => (latest.outcome ? changed : undefined))
  return { ...record, ...changed }
}

/**
 * Returns the world in which a client's orders count: empty for the real API. A sandbox is a new world at each start and
 * reset, from a response header. Makes no request without a sandbox's key.
 */
export async function readWorld(client: Client, options: CallOptions): Promise<string> {
  if (!(await readKeyId(client, options)).startsWith('sandbox_')) return ''
  const { response } = await client.api.GET('/v1/me', toInit(options))
  return response.headers.get('Sandbox-World') ?? ''
}
