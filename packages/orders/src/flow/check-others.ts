import type { CallOptions, LogBefore, OrderRecord, Quote } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { type ApiClock, readApiClock, skewMs } from '../evidence/api-clock.ts'
import { findUnexplained, listAttempts, mayFit } from '../evidence/find-unexplained.ts'
import { findUniqueName } from '../evidence/find-unique-name.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { reachOf } from '../evidence/read-account.ts'
import { readContracts } from '../evidence/read-contracts.ts'
import { malformed } from '../evidence/read-if-possible.ts'
import { divideLog, isSuccess, readLog, timeOf } from '../evidence/read-log.ts'
import type { Records } from '../record/records.ts'
import { awaitDryRuns } from './await-dry-runs.ts'
import type { Ordering } from './ordering.ts'
import { lookAfter, toUnknown } from './find-known.ts'
import { lookAgain } from './look-again.ts'
import type { TimeLimit } from './place-options.ts'
import type { Placing } from './placing.ts'
import { showEntries } from '../evidence/show-entries.ts'

/**
 * Rejects a quote if the execution log or, for a quote of another client, the account shows an order or a dry run since
 * the quote that the journal cannot explain: a process with another journal may have sent this very quote. Returns the
 * API's time.
 */
export async function checkOthers(
  ordering: Ordering,
  quote: Quote<object>,
  record: OrderRecord,
  records: Records,
  options: CallOptions,
  limit: TimeLimit,
  wasAsked: boolean,
): Promise<ApiClock> {
  const placing = { quote, record, records, options, limit, wasAsked }
  const clock = ordering.clocks.get(quote.id)
  if (clock) return checkLog(ordering, placing, clock)
  const { unexplained, contracts } = await (await ordering.loadInDoubt()).checkAccount(ordering, placing)
  rejectOthers(ordering, quote, unexplained, contracts)
  return readApiClock(ordering.client, options)
}

/**
 * Checks a quote that this client has made itself, by the execution log: the client knows its own orders, and the log
 * shows those that other processes with its API key have sent since. If the key may not read the log, nothing is
 * checked. After `confirm`, which can wait for a person for hours, the contracts are checked too: orders of another API
 * key are not in the log.
 */
async function checkLog(ordering: Ordering, placing: Placing, clock: ApiClock): Promise<ApiClock> {
  const { client, product, clocks } = ordering
  const { quote, record, records, options, wasAsked } = placing
  const read = quote.logged && (await readUntilShown(ordering, placing, quote.logged))
  const contracts = wasAsked ? await findNewContracts(ordering, placing) : []
  const entries = read ? [...read.divided.known, ...read.divided.fresh] : []
  const query = { changedSince: reachOf(entries, horizonOf(product)) }
  const isOnly = findUniqueName(product, quote) !== undefined
  const find = (listed: readonly OrderRecord[]): ExecutionLogEntry[] => {
    const attempts = listAttempts(listed, quote.keyId, horizonOf(product))
    return read && !isOnly ? findUnexplained(read.divided, attempts, record, mayFit, clock.address) : []
  }
  const list = (): Promise<OrderRecord[]> => records.list(query, record)
  const unexplained = await awaitDryRuns(client, await list(), list, find, options.signal)
  rejectOthers(ordering, quote, unexplained, contracts)
  if (!read) return clock
  const calibrated = read.shown ? calibrate(clock, timeOf(read.shown)) : clock
  clocks.set(quote.id, calibrated)
  return calibrated
}

/** Lists the contracts since the quote that are not proven to belong to other orders in the journal, by their ids. */
async function findNewContracts(ordering: Ordering, placing: Placing): Promise<string[]> {
  const { product } = ordering
  const { quote, options } = placing
  const contracts = await readContracts(product, options)
  if (!contracts) throw malformed(`GET ${product.path}`, 'The contracts cannot be read')
  if (contracts.every(({ id }) => quote.contracts?.includes(id))) return []
  return (await ordering.loadInDoubt()).findUnowned(ordering, placing, contracts)
}

/** Reads the log until it shows the quote's dry run, for up to 10 seconds. Returns null if it cannot be read. */
async function readUntilShown(
  { client, product }: Ordering,
  { record, options, limit }: Placing,
  logged: LogBefore,
): Promise<{ divided: ReturnType<typeof divideLog>; shown: ExecutionLogEntry | undefined } | null> {
  const dryRun = record.requests.findLast(({ kind }) => kind === 'dry-run')
  const latest = (dryRun?.to ?? Infinity) + skewMs
  const look = async () => {
    const entries = await readLog(client, product.path, logged.from, options)
    if (!entries) return null
    const divided = divideLog(entries, logged)
    const shown = divided.fresh.findLast((entry) => isSuccess(entry) && timeOf(entry) <= latest)
    return { divided, shown }
  }
  return lookAgain(client, limit.leftMs, options.signal, look, (seen) => !seen || seen.shown !== undefined)
}

/**
 * Returns the API's time from the log entry of the dry run. The `Date` header is not used: a gateway may have set it.
 */
function calibrate({ moment, from, address }: ApiClock, shownAt: number): ApiClock {
  // The execution log shows times in whole seconds, so the API's clock was at most one second ahead of the time of the
  // entry.
  return { moment, from: Math.min(from ?? shownAt, shownAt), by: shownAt + 1_000, address }
}

function rejectOthers(
  ordering: Ordering,
  quote: Quote<object>,
  unexplained: readonly ExecutionLogEntry[],
  contracts: readonly string[],
): void {
  if (!unexplained[0] && !contracts[0]) return
  const found = contracts[0] ? `, as ${contracts.join(', ')}` : ''
  const entries = showEntries(unexplained)
  const since = entries && ` (log entries since that no request in the journal explains: ${entries})`
  const reason = `the quote may have been placed already${found}${since}. All programs that order for one account share one journal`
  throw toUnknown(ordering, quote, { reason, entries: unexplained, ...lookAfter(ordering) })
}
