import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../../call/call-options.ts'
import type { OrderRecord, SentRequest } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import { type ApiClock, readApiClock, skewMs } from '../evidence/api-clock.ts'
import { findStrange } from '../evidence/find-strange.ts'
import { listAttempts, mayFit } from '../evidence/list-attempts.ts'
import { readAccount } from '../evidence/read-account.ts'
import { divideLog, isSuccess, readLog, timeOf } from '../evidence/read-log.ts'
import { findSituation } from '../evidence/situation.ts'
import type { Records } from '../record/records.ts'
import type { Ordering } from './ordering.ts'
import { toUnknown } from './find-known.ts'
import type { TimeLimit } from './place-options.ts'
import { horizonOf } from './reconcile.ts'

/** What is known of a quote that is about to be placed. */
interface Placing {
  readonly quote: Quote<object>
  readonly record: OrderRecord
  readonly records: Records
  readonly options: CallOptions
  readonly limit: TimeLimit
}

// Pauses between readings of the log until it shows the dry run, in milliseconds.
const pausesMs = [1_000, 2_000, 3_000, 4_000]

/**
 * Rejects a quote while something has happened since that the journal does not explain: it may be an order of this very
 * quote, from a process with another journal. Returns the API's time.
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

/** Of a quote that this client has made: only the log tells of others. It has come far enough when it shows the dry run. */
async function checkLog(
  ordering: Ordering,
  { quote, record, records, options, limit }: Placing,
  clock: ApiClock,
): Promise<ApiClock> {
  const { client, product, clocks } = ordering
  const { logged, keyId } = quote
  if (logged === null) return clock
  const dryRun = record.requests.findLast(({ kind }) => kind === 'dry-run')
  let divided = divideLog([], logged)
  let shown: ExecutionLogEntry | undefined
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > Math.max(0, limit.leftMs() / 4)) break
    if (pauseMs > 0) await client.sleep(pauseMs, options.signal)
    const entries = await readLog(client, product.path, logged.from, options)
    if (entries === null) return clock
    divided = divideLog(entries, logged)
    shown = divided.fresh.findLast((entry) => isSuccess(entry) && isAt(entry, dryRun))
    if (shown) break
  }
  // A quote that is older than a day is not listed.
  const listed = await records.list()
  const all = listed.some(({ id }) => id === record.id) ? listed : [...listed, record]
  const attempts = listAttempts(all, keyId, () => false, horizonOf(product))
  rejectOthers(ordering, quote, findStrange(divided, attempts, record, mayFit), [])
  const calibrated = shown ? calibrate(clock, timeOf(shown)) : clock
  clocks.set(quote.id, calibrated)
  return calibrated
}

function isAt(entry: ExecutionLogEntry, dryRun: SentRequest | undefined): boolean {
  const { from, to } = dryRun ?? {}
  const at = timeOf(entry)
  return at >= (from ?? -Infinity) - skewMs && at <= (to ?? Infinity) + skewMs
}

/** The API's time by the entry of the dry run, which left at the clock's moment: no header of a gateway takes part. */
function calibrate({ moment, from }: ApiClock, shownAt: number): ApiClock {
  // The log's times are whole seconds.
  return { moment, from: Math.min(from ?? shownAt, shownAt), by: shownAt + 1_000 }
}

/** Of a quote that another process has made: its record may come from a backup, so the account is read. */
async function checkAccount(
  ordering: Ordering,
  { quote, record, records, options }: Placing,
): Promise<ApiClock> {
  const { client, product } = ordering
  const account = await readAccount(
    ordering,
    records,
    { contracts: quote.contracts, from: () => (quote.logged ? quote.logged.from : undefined) },
    options,
  )
  const idOf = product.idOf
  const question = { record, quote, horizonMs: horizonOf(product), idOf }
  const { own, free, strange } = findSituation(question, account)
  rejectOthers(
    ordering,
    quote,
    strange,
    [...own, ...free].map(({ id }) => id),
  )
  return readApiClock(client, options)
}

function rejectOthers(
  ordering: Ordering,
  quote: Quote<object>,
  strange: readonly ExecutionLogEntry[],
  contracts: readonly string[],
): void {
  if (strange.length === 0 && contracts.length === 0) return
  const found = contracts.length > 0 ? `, as ${contracts.join(', ')}` : ''
  const entries = strange.map(({ created_at, status_code }) => `${created_at} ${status_code}`).join(', ')
  const since = entries && ` (log entries since that no request in the journal explains: ${entries})`
  const advice = 'Reconcile it, or quote again; programs that order with one key share a journal'
  const reason = `the quote may have been placed already${found}${since}. ${advice}`
  throw toUnknown(ordering, quote, { reason, entries: strange })
}
