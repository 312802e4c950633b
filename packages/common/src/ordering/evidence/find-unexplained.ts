import type { ExecutionLogEntry } from '@hostwright/types'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Attempt } from './list-attempts.ts'
import { isAmbiguous, isSuccess } from './read-log.ts'
import { unmatched } from './unmatched.ts'

/**
 * Finds the fresh entries of the log that no request explains. Entries that were known at the quote are matched first:
 * their requests explain nothing that has happened since. The requests of the quote itself left after the known ones.
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
  // Oldest first: of two entries and one request, the later entry is the unexplained one.
  const entries = [...before, ...fresh.filter(isCounted).toReversed()]
  return unmatched(
    entries,
    attempts,
    (entry, attempt) => !(before.has(entry) && own.has(attempt.request.id)) && fits(entry, attempt),
  )
    .filter((entry) => !before.has(entry))
    .toReversed()
}

/** A request that was rejected has an entry, too, which tells nothing about others. */
export function isCounted(entry: ExecutionLogEntry): boolean {
  return isSuccess(entry) || isAmbiguous(entry)
}
