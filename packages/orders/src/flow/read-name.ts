import {
  type CallOptions,
  ConfigError,
  type OrderRecord,
  type Quote,
  type Reconciliation,
} from '@hostwright/common'
import { formatJapanTime } from '@hostwright/common/ports'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { ApiClock } from '../evidence/api-clock.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { findUnexplained, listAttempts, mayFit } from '../evidence/find-unexplained.ts'
import { readAccount } from '../evidence/read-account.ts'
import { nextLook, type NextLook } from '../evidence/next-look.ts'
import { malformed } from '../evidence/read-if-possible.ts'
import { findOwn } from '../evidence/read-contracts.ts'
import { timeOf, toLogBefore } from '../evidence/read-log.ts'
import { toDerivedName, toIntentId } from '../record/intent-ids.ts'
import { hasEnded } from '../record/contract-status.ts'
import type { Contract, Product } from '../record/product.ts'
import { isUnrejected, type Records } from '../record/records.ts'
import { awaitDryRuns } from './await-dry-runs.ts'
import type { FoundByName } from './ensured.ts'
import type { Ordering } from './ordering.ts'
import type { NamedOrder } from './parse-ensure.ts'
import type { Before } from './quote.ts'

// Orders of the same intent are numbered, and the name of the contract is derived from both. If the journal was lost,
// the numbers that were used are unknown, so contracts are also searched for with this many further numbers.
const lostNumbers = 9

/** The contracts and the orders of one name, in the account and in the journal. */
export interface NameReading extends FoundByName {
  /**
   * The order of the name that is in progress in the journal. If `unsettled` is empty, another process, or another call
   * of this one, has just begun it.
   */
  readonly beingOrdered: OrderRecord | undefined
  /**
   * Log entries of the last horizon that no request in the journal explains, newest first. Empty for the `server_id` of
   * a hosting server, which the API sells only once.
   */
  readonly unexplained: readonly ExecutionLogEntry[]
  /** When to look again for the unexplained log entries: until the newest is older than the horizon. */
  readonly look: NextLook
  /** The number of the next order of this name. */
  readonly next: number
  /** The state of the account that the next quote starts from. */
  readonly before: Before
}

/** Reads the journal and the account for a name. Reconciles its unsettled orders first. */
export async function readName(
  ordering: Ordering,
  { name, isGiven }: NamedOrder,
  records: Records,
  options: CallOptions,
): Promise<NameReading> {
  const { client, product } = ordering
  const isOf = (record: OrderRecord): boolean =>
    record.intent?.name === name || nameOf(record, product.nameField) === name
  const ofWord = await records.list({ words: [name], changedSince: Infinity })
  const unsettled = await reconcileAll(ordering, ofWord.filter(isOf), options)
  const horizonMs = horizonOf(product)
  const from = ({ from: newest }: ApiClock): string | null =>
    newest === null ? null : formatJapanTime(newest - horizonMs)
  const account = await readAccount(
    ordering,
    records,
    { contracts: null, from, horizonMs, words: [name] },
    options,
  )
  const { contracts, entries, clock } = account
  if (contracts === null || entries === null)
    throw new ConfigError('apiKey', 'may not list contracts or read the execution log: `ensure` needs both')
  // The key may read both, and a proxy's page in place of a response can be gone at the next call.
  if (!contracts || !entries)
    throw malformed(`GET ${product.path}`, 'The contracts or the log cannot be read')

  const own = account.records.filter(isOf).toSorted((a, b) => timeOfQuote(a) - timeOfQuote(b))
  const executed = own.findLast(({ outcome }) => outcome?.executed)
  const living = contracts.filter((contract) => !hasEnded(contract))
  const proven = own.flatMap((record) => findOwn(record, living, product.idOf))
  // The API sells each name of a hosting server only once, and rejects a second order of it. So it does not matter
  // whether a log entry is another order of this name, and the log is not checked.
  const isSafe = product.isNameUnique && isGiven
  const divided = { known: [], fresh: isSafe ? [] : entries }
  // `mayFit` lets an order that is still open in the journal explain a successful log entry, not only a failed one:
  // another process may be sending that order now.
  const find = (listed: readonly OrderRecord[]): ExecutionLogEntry[] => {
    const attempts = listAttempts(listed, account.keyId, horizonMs)
    return findUnexplained(divided, attempts, { requests: [] }, mayFit, clock.address)
  }
  const list = (): Promise<OrderRecord[]> => records.list(account.query)
  const unexplained = await awaitDryRuns(client, account.records, list, find, options.signal)
  const [newest] = unexplained
  const look = newest && clock.from ? nextLook(timeOf(newest) + horizonMs - clock.from, horizonMs) : {}
  const next = findNext(own)
  const derived = await listDerivedNames(product, records.world, name, next + lostNumbers)
  const named = findOfWord(product, { name, isGiven }, own, living, derived)
  return {
    contracts: named.length > 0 ? named : proven.slice(-1),
    listed: contracts,
    executed,
    unsettled,
    beingOrdered: own.find(({ state }) => state === 'sending'),
    unexplained,
    look,
    next,
    before: { contracts, clock, logged: toLogBefore(entries, clock.from) },
  }
}

/** Returns the number of the next order: that of one which was not sent, or one more than the last. */
function findNext(own: readonly OrderRecord[]): number {
  const numbers = own.flatMap(({ intent, state }) =>
    intent ? intent.number + (state === 'planned' ? 0 : 1) : [],
  )
  return Math.max(1, ...numbers)
}

/** Reconciles orders that may have been sent, and returns those whose outcome stays unknown. */
async function reconcileAll(
  ordering: Ordering,
  orders: readonly OrderRecord[],
  options: CallOptions,
): Promise<NameReading['unsettled']> {
  const unsettled: { quote: Quote<object>; found: Reconciliation }[] = []
  for (const { state, quote } of orders) {
    if (state !== 'sending' || quote === undefined) continue
    const { reconcileOrder } = await ordering.loadInDoubt()
    const found = await reconcileOrder(ordering, quote, options)
    if (found.outcome === 'unknown') unsettled.push({ quote, found })
  }
  return unsettled
}

/**
 * Returns the derived names of a word's orders. They depend only on the world, the product, the word and the number, so
 * they are the same on every machine.
 */
function listDerivedNames(
  { path, toName }: Product,
  world: string,
  word: string,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => toDerivedName(toName, await toIntentId(world, path, word, number))),
  )
}

/**
 * Returns the contracts that have a derived name of a word, or the word as their name if it was ordered so. Rejects an
 * `intent` that is the name of a contract which was not ordered from here.
 */
function findOfWord(
  { nameField }: Product,
  { name: word, isGiven }: Pick<NamedOrder, 'name' | 'isGiven'>,
  own: readonly OrderRecord[],
  contracts: readonly Contract[],
  derived: readonly string[],
): readonly Contract[] {
  const isByName = isGiven || own.some((record) => nameOf(record, nameField) === word)
  const named = findNamed(contracts, isByName ? [...derived, word] : derived)
  const [other] = findNamed(contracts, [word])
  if (other && !named[0] && !own.some(isUnrejected)) {
    throw new ConfigError(
      'intent',
      `${word} is the name of ${other.id}: order by name to take it, or choose another word`,
    )
  }
  return named
}

/** Returns the name that the caller gave to an order, in `quote` or in `ensure`; `undefined` for a derived name. */
function nameOf({ quote }: OrderRecord, field: string): string | undefined {
  const name = (quote?.order as Readonly<Record<string, string | undefined>>)?.[field]
  return quote?.mark?.isUnique ? undefined : name?.normalize()
}

function findNamed(contracts: readonly Contract[], names: readonly string[]): Contract[] {
  // A malformed response can lack the name of a contract.
  return contracts.filter(({ name }) => typeof name === 'string' && names.includes(name.normalize()))
}

/**
 * Returns the time of an order on the API's clock, because the clocks of two client machines cannot be compared. If
 * that is not known, the time of the record counts.
 */
function timeOfQuote({ quote, at }: OrderRecord): number {
  return quote?.apiAt ?? at
}
