import type { OrderRecord, SentRequest } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { skewMs } from './api-clock.ts'
import { isAmbiguous, isSuccess, timeOf } from './read-log.ts'

/** A request in the journal, with the times and results that its entry in the execution log can have. */
export interface Attempt {
  readonly request: SentRequest
  /** Earliest and latest time of the log entry, on the API's clock. */
  readonly from: number
  readonly to: number
  /** Whether the request was certainly executed: the log must then have a success for it. */
  readonly isExecuted: boolean
  /**
   * Whether the log entry can be a success: the request was executed, a contract proves it, or a dry run got a status
   * below 400.
   */
  readonly mayBeSuccess: boolean
  /**
   * Whether the log entry can be one that does not say if the request was executed, such as a 500: the result is
   * unknown.
   */
  readonly isOpen: boolean
  /** Whether the request is an order whose outcome is unknown. */
  readonly isPending: boolean
}

/**
 * Lists the requests that an API key has sent, from the journal. Rejected requests are left out: their log entries need
 * no explanation. Of the dry runs of one record without a result, only the newest is listed.
 *
 * @param horizonMs how long after sending an open order can still leave a log entry, in milliseconds
 * @param proven the records whose orders are known to be executed
 */
export function listAttempts(
  records: readonly OrderRecord[],
  keyId: string,
  horizonMs: number,
  proven: ReadonlySet<OrderRecord> = new Set(),
): Attempt[] {
  return records.flatMap((record) => {
    const isExecuted = proven.has(record)
    const newest = record.requests.findLast(isOpenDryRun)
    return record.requests
      .filter((request) => request.result !== 'rejected' && request.keyId === keyId)
      .filter((request) => request === newest || !isOpenDryRun(request))
      .map((request) => {
        const { kind, from, leftBy, endsBy, status, result } = request
        const isOpen = !result
        const isOpenOrder = isOpen && kind === 'order'
        const to = isOpenOrder ? (leftBy ?? Infinity) + horizonMs : isOpen ? endsBy : request.to
        return {
          request,
          from: from ?? -Infinity,
          to: to ?? Infinity,
          isExecuted: result === 'executed',
          // A dry run with an unreadable response body counts as a possible success if its status code is one, because
          // a dry run charges nothing. An order needs a stronger proof.
          mayBeSuccess: !isOpen || (isOpenOrder ? isExecuted : isSuccess({ status_code: status ?? 0 })),
          isOpen,
          isPending: isOpenOrder && record.state !== 'settled',
        }
      })
  })
}

/** Whether a log entry can belong to a request. */
export function fits(entry: ExecutionLogEntry, attempt: Attempt): boolean {
  const { mayBeSuccess, isOpen } = attempt
  if (!isWithin(entry, attempt)) return false
  return (isSuccess(entry) && mayBeSuccess) || (isAmbiguous(entry) && isOpen)
}

function isWithin(entry: ExecutionLogEntry, { from, to }: Attempt): boolean {
  const at = timeOf(entry)
  return at >= from - skewMs && at <= to + skewMs
}

/**
 * Whether a log entry can belong to a request, if a success can also belong to an open request. `ensure` and `place`
 * use it, because another process may be ordering at the same time.
 */
export function mayFit(entry: ExecutionLogEntry, attempt: Attempt): boolean {
  return fits(entry, attempt) || (attempt.isOpen && fits(entry, { ...attempt, mayBeSuccess: true }))
}

/**
 * Finds the log entries since the quote that no request in the journal explains. Entries from before the quote are
 * matched first, so that their requests cannot explain newer entries. The quote's own requests are sent later and
 * cannot explain them.
 *
 * @param address an IP address from which this client sends
 */
export function findUnexplained(
  {
    known,
    fresh,
  }: { readonly known: readonly ExecutionLogEntry[]; readonly fresh: readonly ExecutionLogEntry[] },
  attempts: readonly Attempt[],
  { requests }: Pick<OrderRecord, 'requests'>,
  fits: (entry: ExecutionLogEntry, attempt: Attempt) => boolean,
  address?: string,
): ExecutionLogEntry[] {
  const since = requests.slice(requests.findLastIndex(({ kind }) => kind === 'dry-run'))
  const own = new Set(since.map(({ id }) => id))
  const before = new Set(known.filter(isCounted))
  // The log entries are matched oldest first: if two entries fit the same request, the later entry stays unexplained.
  const entries = [...before, ...fresh.filter(isCounted).toReversed()]
  const explains = (entry: ExecutionLogEntry, attempt: Attempt): boolean =>
    !(before.has(entry) && own.has(attempt.request.id)) && fits(entry, attempt)
  const dryRuns = attempts.filter(({ request }) => isOpenDryRun(request))
  const others = attempts.filter(({ request }) => !isOpenDryRun(request))
  const left = unmatched(entries, others, explains)
  return withoutLost(left, entries, dryRuns, others, explains, address)
    .filter((entry) => !before.has(entry))
    .toReversed()
}

/** Whether a request is a dry run whose result is not known. */
export function isOpenDryRun({ kind, result }: SentRequest): boolean {
  return kind === 'dry-run' && !result
}

// Shortest time between two log entries of which both can be dry runs without a response, in milliseconds: a dry run and
// its order are closer together.
const apartMs = 30_000

/**
 * Returns log entries without those that dry runs without a result explain. Such a dry run may not have reached the API,
 * and the entry that it seems to explain is then the order of a program with another journal. So it explains only an
 * entry from an IP address of this journal, outside the time in which an open order of the journal can have its entry,
 * and none that follows another such entry within 30 seconds.
 */
function withoutLost(
  left: readonly ExecutionLogEntry[],
  entries: readonly ExecutionLogEntry[],
  dryRuns: readonly Attempt[],
  others: readonly Attempt[],
  explains: (entry: ExecutionLogEntry, attempt: Attempt) => boolean,
  address: string | undefined,
): ExecutionLogEntry[] {
  const explained = entries.filter((entry) => !left.includes(entry))
  const addresses = new Set([address, ...explained.map(({ ip_address }) => ip_address)])
  const orders = others.filter(({ isPending }) => isPending)
  const unexplained = new Set(
    unmatched(
      left,
      dryRuns,
      (entry, dryRun) =>
        explains(entry, dryRun) &&
        addresses.has(entry.ip_address) &&
        !orders.some((order) => isWithin(entry, order)),
    ),
  )
  let last = Infinity
  return left.filter((entry) => {
    if (unexplained.has(entry) || Math.abs(timeOf(entry) - last) < apartMs) return true
    last = timeOf(entry)
    return false
  })
}

/**
 * Whether a log entry has to be explained by a request in the journal: a success, or a status that does not say if the
 * request was executed. Entries of rejections need no explanation, because nothing was ordered.
 */
export function isCounted(entry: ExecutionLogEntry): boolean {
  return isSuccess(entry) || isAmbiguous(entry)
}

/**
 * Pairs items with partners, as many as possible, and returns the items without a partner. Earlier items have priority:
 * a later item never takes a partner that an earlier item needs.
 */
export function unmatched<Thing, Partner>(
  things: readonly Thing[],
  partners: readonly Partner[],
  fits: (thing: Thing, partner: Partner) => boolean,
): Thing[] {
  const taken = new Map<Partner, Thing>()

  function match(thing: Thing, tried: Set<Partner>): boolean {
    const fitting = partners.filter((partner) => fits(thing, partner))
    // A partner that is not paired yet is tried first, because moving existing pairs to other partners takes long if
    // there are many.
    const found =
      fitting.find((partner) => !taken.has(partner)) ??
      fitting.find((partner) => !tried.has(partner) && match(taken.get(partner)!, tried.add(partner)))
    if (found === undefined) return false
    taken.set(found, thing)
    return true
  }

  return things.filter((thing) => !match(thing, new Set()))
}
