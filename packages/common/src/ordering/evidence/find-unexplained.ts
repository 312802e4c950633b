import type { ExecutionLogEntry } from '@hostwright/types'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Attempt } from './list-attempts.ts'
import { isAmbiguous, isSuccess } from './read-log.ts'
import { unmatched } from './unmatched.ts'

/**
 * Finds the log entries since the quote that no request in the journal explains. Entries from before the quote are
 * matched first, so that their requests cannot explain newer entries. The quote's own requests are newer than these
 * entries.
 */
export function findUnexplained(
  {
    known,
    fresh,
  }: { readonly known: readonly ExecutionLogEntry[]; readonly fresh: readonly ExecutionLogEntry[] },
  attempts: readonly Attempt[],
  { requests }: Pick<OrderRecord, 'requests'>,
  fits: (entry: ExecutionLogEntry, attempt: Attempt) => boolean,
): ExecutionLogEntry[] {
  const since = requests.slice(requests.findLastIndex(({ kind }) => kind === 'dry-run'))
  const own = new Set(since.map(({ id }) => id))
  const before = new Set(known.filter(isCounted))
  // Oldest first: if two entries compete for one request, the later entry stays unexplained.
  const entries = [...before, ...fresh.filter(isCounted).toReversed()]
  return unmatched(
    entries,
    attempts,
    (entry, attempt) => !(before.has(entry) && own.has(attempt.request.id)) && fits(entry, attempt),
  )
    .filter((entry) => !before.has(entry))
    .toReversed()
}

/** Whether an entry has to be explained. The entry of a rejected request does not: nothing was ordered. */
export function isCounted(entry: ExecutionLogEntry): boolean {
  return isSuccess(entry) || isAmbiguous(entry)
}
