import type { CallOptions, LogBefore, OrderRecord, Quote } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { type ApiClock, readApiClock, skewMs } from '../evidence/api-clock.ts'
import { findUnexplained, listAttempts, mayFit } from '../evidence/find-unexplained.ts'
import { reachOf, readAccount } from '../evidence/read-account.ts'
import { divideLog, isSuccess, readLog, timeOf } from '../evidence/read-log.ts'
import { findSituation, findUniqueName } from '../evidence/verdict.ts'
import type { Records } from '../record/records.ts'
import type { Ordering } from './ordering.ts'
import { toUnknown } from './find-known.ts'
import type { TimeLimit } from './place-options.ts'
import { horizonOf, settle } from './reconcile.ts'
import { showEntries } from '../evidence/show-entries.ts'

/** The quote that is to be placed, with the data that `place` has read before it sends the order. */
interface Placing {
  readonly quote: Quote<object>
  readonly record: OrderRecord
  readonly records: Records
  readonly options: CallOptions
  readonly limit: TimeLimit
}

// Pauses between the reads of the execution log, in milliseconds. The log is read until it shows the quote's dry run,
// but at most five times.
const pausesMs = [1_000, 2_000, 3_000, 4_000]

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
): Promise<ApiClock> {
  const placing = { quote, record, records, options, limit }
  const clock = ordering.clocks.get(quote.id)
  return clock ? checkLog(ordering, placing, clock) : checkAccount(ordering, placing)
}

/**
 * Checks a quote that this client has made itself, by the execution log alone: the client knows its own orders, and the
 * log shows those that other processes with its API key have sent since. If the key may not read the log, nothing is
 * checked.
 */
async function checkLog(ordering: Ordering, placing: Placing, clock: ApiClock): Promise<ApiClock> {
  const { product, clocks } = ordering
  const { quote, record, records } = placing
  const read = quote.logged && (await readUntilShown(ordering, placing, quote.logged))
  if (read === null) return clock
  const entries = read ? [...read.divided.known, ...read.divided.fresh] : []
  // The list of records leaves out quotes that are older than a day, so the record of the quote being placed is added.
  const listed = await records.list({ changedSince: reachOf(entries, horizonOf(product)) })
  const all = listed.some(({ id }) => id === record.id) ? listed : [...listed, record]
  const attempts = listAttempts(all, quote.keyId, horizonOf(product))
  const isOnly = findUniqueName(product, quote) !== undefined
  const unexplained = isOnly ? [] : findUnexplained(read.divided, attempts, record, mayFit)
  rejectOthers(ordering, quote, unexplained, [])
  const calibrated = read.shown ? calibrate(clock, timeOf(read.shown)) : clock
  clocks.set(quote.id, calibrated)
  return calibrated
}

/**
 * Reads the log until it shows the quote's dry run, but no longer than 10 seconds of pauses, and not if the next pause
 * would take more than a quarter of the time that is left. Returns null if the log cannot be read.
 */
async function readUntilShown(
  { client, product }: Ordering,
  { record, options, limit }: Placing,
  logged: LogBefore,
): Promise<{ divided: ReturnType<typeof divideLog>; shown: ExecutionLogEntry | undefined } | null> {
  const dryRun = record.requests.findLast(({ kind }) => kind === 'dry-run')
  const latest = (dryRun?.to ?? Infinity) + skewMs
  for (let index = 0; ; index += 1) {
    const entries = await readLog(client, product.path, logged.from, options)
    if (!entries) return null
    const divided = divideLog(entries, logged)
    const shown = divided.fresh.findLast((entry) => isSuccess(entry) && timeOf(entry) <= latest)
    const pauseMs = pausesMs[index]
    if (shown || pauseMs === undefined || pauseMs > limit.leftMs() / 4) return { divided, shown }
    await client.sleep(pauseMs, options.signal)
  }
}

/**
 * Returns the API's time from the log entry of the dry run. The `Date` header is not used: a gateway may have set it.
 */
function calibrate({ moment, from }: ApiClock, shownAt: number): ApiClock {
  // The execution log shows times in whole seconds, so the API's clock was at most one second ahead of the time of the
  // entry.
  return { moment, from: Math.min(from ?? shownAt, shownAt), by: shownAt + 1_000 }
}

/**
 * Checks a quote that another client has made, possibly in another process, by the whole account: the journal's record
 * of the quote may come from an old backup.
 */
async function checkAccount(
  ordering: Ordering,
  { quote, record, records, options }: Placing,
): Promise<ApiClock> {
  const { client, product } = ordering
  const account = await readAccount(
    ordering,
    records,
    { contracts: quote.contracts, from: () => quote.logged?.from, horizonMs: horizonOf(product) },
    options,
  )
  const question = { record, quote, horizonMs: horizonOf(product), product }
  const { own, unowned, unexplained } = findSituation(question, account)
  // The account has an order that may be this one, so the quote is recorded as executed or as possibly sent. Otherwise
  // the journal would still list it as never sent.
  if ([...own, ...unowned, ...unexplained][0]) await settle(ordering, question, records, account)
  rejectOthers(
    ordering,
    quote,
    unexplained,
    [...own, ...unowned].map(({ id }) => id),
  )
  return readApiClock(client, options)
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
  const advice = 'Reconcile it, or quote again; programs of one account share a journal'
  const reason = `the quote may have been placed already${found}${since}. ${advice}`
  throw toUnknown(ordering, quote, { reason, entries: unexplained })
}
