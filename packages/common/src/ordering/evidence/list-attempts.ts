import type { ExecutionLogEntry } from '@hostwright/types'
import type { OrderRecord, SentRequest } from '../../journal/order-record.ts'
import { skewMs } from './api-clock.ts'
import { isAmbiguous, isSuccess, timeOf } from './read-log.ts'

/** A request of the journal, and which entry of the log it can have left. */
export interface Attempt {
  readonly request: SentRequest
  /** Earliest and latest time of its entry, in the API's time. */
  readonly from: number
  readonly to: number
  /** Whether it has certainly been executed, so that the log must have a success. */
  readonly isExecuted: boolean
  /** Whether it may have left a success: executed, or proven to be by its contract. */
  readonly mayBeSuccess: boolean
  /** Whether the log entry of the request can be a failure: no response has told how it ended. */
  readonly isOpen: boolean
}

/**
 * Lists what a key has sent, from the journal. A rejected request left an entry that says so, which needs no partner.
 *
 * @param horizonMs how long an open request can take to leave its entry
 * @param proven the records whose contracts are known
 */
export function listAttempts(
  records: readonly OrderRecord[],
  keyId: string,
  horizonMs: number,
  proven: ReadonlySet<OrderRecord> = new Set(),
): Attempt[] {
  return records.flatMap((record) => {
    const isExecuted = proven.has(record)
    return record.requests
      .filter((request) => request.result !== 'rejected' && request.keyId === keyId)
      .map((request) => {
        const { kind, from, leftBy, to, status, result } = request
        const isOpen = result === null
        return {
          request,
          from: from ?? -Infinity,
          to: (isOpen ? (leftBy ?? Infinity) + horizonMs : to) ?? Infinity,
          isExecuted: result === 'executed',
          // A dry run charges nothing, so a success that could not be read is enough.
          mayBeSuccess: !isOpen || (kind === 'order' ? isExecuted : status !== null && status < 400),
          isOpen,
        }
      })
  })
}

/** Whether an entry of the log can be that of a request. */
export function fits(entry: ExecutionLogEntry, { from, to, mayBeSuccess, isOpen }: Attempt): boolean {
  const at = timeOf(entry)
  if (!(at >= from - skewMs && at <= to + skewMs)) return false
  return (isSuccess(entry) && mayBeSuccess) || (isAmbiguous(entry) && isOpen)
}

/** The same where an open request of the journal may explain a success, too: between several that order at the same time. */
export function mayFit(entry: ExecutionLogEntry, attempt: Attempt): boolean {
  return fits(entry, attempt) || (attempt.isOpen && fits(entry, { ...attempt, mayBeSuccess: true }))
}
