import {
  type CallOptions,
  type Client,
  type OrderQuery,
  type OrderRecord,
  toInit,
  toOrderIndexEntry,
} from '@hostwright/common'
import { japanTimeMs, portsOf } from '@hostwright/common/ports'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Contract, Product } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import { type ApiClock, skewMs } from './api-clock.ts'
import { checkJournal, type Shop } from './check-journal.ts'
import { findMoved } from './find-moved.ts'
import { isUnnamed, learnId, nameOfServer } from './learn-id.ts'
import { findOwn, isWhole, wordsOf } from './read-contracts.ts'
import { readKeyId } from './read-key-id.ts'
import { timeOf } from './read-log.ts'
import { type Begin, readState, type SharedReads } from './read-state.ts'

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
   * The journal's records of this product that the decision needs. They are read after the log, so they contain each
   * request in the log that a program with this journal has sent.
   */
  readonly records: readonly OrderRecord[]
  /** The query that found the records; `undefined` if all were read. */
  readonly query: OrderQuery | undefined
}

/** The earlier state of the account, with which its current state is compared. */
export interface Baseline {
  /** The contracts that existed at the quote; null if they could not be listed, or if there is no quote yet. */
  readonly contracts: readonly string[] | null
  readonly from: Begin
  /**
   * Longest time from sending an order until its last log entry, in milliseconds. Without it all records count, and the
   * sign-up status of each order without an id is read: a person has named a contract.
   */
  readonly horizonMs?: number
  /** Words whose orders are in question. */
  readonly words?: readonly string[]
  /** The record in question, which is among the account's records however old it is. */
  readonly own?: OrderRecord
}

/**
 * Returns the time since which a record has changed if it has a request that can explain one of these log entries. An
 * open request can do so for as long as the horizon lasts.
 */
export function reachOf(entries: readonly ExecutionLogEntry[], horizonMs: number): number {
  return Math.min(...entries.map((entry) => timeOf(entry) || Infinity), Infinity) - skewMs - horizonMs
}

/**
 * Returns the query for the records of words, for those that can have bought one of the contracts, and for those that
 * can explain one of the log entries.
 *
 * @param from the time since which the requests are needed that should have an entry and may have none: null for all,
 *   `undefined` for none
 */
export function toQuery(
  words: readonly string[],
  contracts: readonly Contract[],
  entries: readonly ExecutionLogEntry[],
  from: string | null | undefined,
  horizonMs: number,
): OrderQuery {
  return {
    words: [...words, ...wordsOf(contracts)],
    changedSince: Math.min(reachOf(entries, horizonMs), beginOf(from) - horizonMs),
  }
}

/** Reads the account and then the journal. */
export async function readAccount(
  ordering: Shop & { readonly product: Product; readonly reads?: SharedReads },
  records: Records,
  { contracts: before, from, horizonMs, words = [], own }: Baseline,
  options: CallOptions,
): Promise<Account> {
  const { product } = ordering
  const state = await readState(ordering, from, options)
  const { keyId, seesAll, clock, entries, contracts } = state
  const isComplete =
    seesAll && !!contracts && state.isSame && (await isWhole(product, contracts, before ?? [], options))
  const known = new Set(before)
  // The owner of a contract that was there at the quote does not matter.
  const added = before && contracts ? contracts.filter(({ id }) => !known.has(id)) : []
  const since = before ? from(clock) : undefined
  const query = horizonMs === undefined ? undefined : toQuery(words, added, entries ?? [], since, horizonMs)
  const found = await records.list(query, own)
  const isAll = mayHaveMoved(product, found, words, contracts)
  const listed = isAll ? await records.list(undefined, own) : found
  const moved = contracts && (await findMoved(product, contracts, listed, options))
  if (moved) await checkJournal(ordering, records, listed, moved, options)
  const most = query ? signupReads : Infinity
  const learned = moved
    ? await learnIds(ordering, records, listed, { contracts: moved, added, most }, options)
    : listed
  return {
    contracts: moved,
    isComplete,
    entries,
    clock,
    keyId,
    records: learned,
    query: isAll ? undefined : query,
  }
}

/** Returns the time from which the log is read: the earliest for the whole log, the latest if it is not read. */
function beginOf(from: string | null | undefined): number {
  return from === undefined ? Infinity : (japanTimeMs(from ?? '') ?? -Infinity)
}

/**
 * Whether an order of the words in question has a contract that is not listed: it can have got another id during
 * maintenance, which any record of the journal can show.
 */
function mayHaveMoved(
  product: Product,
  records: readonly OrderRecord[],
  words: readonly string[],
  contracts: readonly Contract[] | null | undefined,
): boolean {
  const ids = new Set(contracts?.map(({ id }) => id))
  return records.some((record) => {
    if (!record.outcome?.executed || isUnnamed(product, record)) return false
    const { words: its } = toOrderIndexEntry(record)
    return its.some((word) => words.includes(word)) && !its.some((word) => ids.has(word))
  })
}

// Number of sign-up statuses that are read at most for one decision: with one for each order that is being set up, an
// order would send more requests the more others there are.
const signupReads = 2

/** The contracts whose orders are searched for. */
interface Searched {
  readonly contracts: readonly Contract[]
  /** Those of the contracts whose owner matters. */
  readonly added: readonly Contract[]
  /** Number of sign-up statuses that are read at most. @default 2 */
  readonly most?: number
}

/**
 * Learns the contract ids of orders that the API confirmed without one, if there is a contract that nobody owns and none
 * of them has its name. Asks for two of them; later calls for the others.
 */
export async function learnIds(
  { client, product }: { readonly client: Client; readonly product: Product },
  records: Records,
  listed: readonly OrderRecord[],
  { contracts, added, most = signupReads }: Searched,
  options: CallOptions,
): Promise<OrderRecord[]> {
  const owned = new Set(listed.flatMap((record) => findOwn(record, contracts, product.idOf)))
  const free = contracts.filter((one) => added.some(({ id }) => id === one.id) && !owned.has(one))
  const unnamed = listed.filter((record) => isUnnamed(product, record))
  const names = new Set(unnamed.map((record) => nameOfServer(product, record)))
  if (!free[0] || (most < Infinity && free.every(({ name }) => names.has(name)))) return [...listed]
  const first = (Math.floor(portsOf(client).now() / 60_000) * signupReads) % unnamed.length
  const asked = new Set([...unnamed.slice(first), ...unnamed].slice(0, most))
  return Promise.all(
    listed.map(async (record) => (asked.has(record) ? learnId(product, records, record, options) : record)),
  )
}

/**
 * Returns the world in which a client's orders count: empty for the real API. A sandbox is a new world at each start and
 * reset, from a response header. Makes no request without a sandbox's key.
 */
export async function readWorld(client: Client, options: CallOptions): Promise<string> {
  if (!(await readKeyId(client, options)).startsWith('sandbox_')) return ''
  const { response } = await portsOf(client).api.GET('/v1/me', toInit(options))
  return response.headers.get('Sandbox-World') ?? ''
}
