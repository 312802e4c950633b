import type { ExecutionLogEntry } from '@hostwright/types'
import type { OrderRecord, SentRequest } from '../../journal/order-record.ts'
import { skewMs } from './api-clock.ts'
import { isAmbiguous, isSuccess, timeOf } from './read-log.ts'

/** A request in the journal, with the properties of the log entry that it can have left. */
export interface Attempt {
  readonly request: SentRequest
  /** Earliest and latest time of the log entry, on the API's clock. */
  readonly from: number
  readonly to: number
  /** Whether the request was certainly executed: the log must then have a success for it. */
  readonly isExecuted: boolean
  /** Whether the log entry can be a success: the request was executed, or a contract proves it. */
  readonly mayBeSuccess: boolean
  /** Whether the log entry can be a failure: the response to the request is unknown. */
  readonly isOpen: boolean
}

/**
 * Lists the requests that an API key has sent, from the journal. Rejected requests are left out: their log entries need
 * no explanation.
 *
 * @param horizonMs how long after sending an open request can still leave a log entry, in milliseconds
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
          // A dry run charges nothing, so a success with an unreadable body is enough to count as one.
          mayBeSuccess: !isOpen || (kind === 'order' ? isExecuted : status !== null && status < 400),
          isOpen,
        }
      })
  })
}

/** Whether a log entry can belong to a request. */
export function fits(entry: ExecutionLogEntry, { from, to, mayBeSuccess, isOpen }: Attempt): boolean {
  const at = timeOf(entry)
  if (!(at >= from - skewMs && at <= to + skewMs)) return false
  return (isSuccess(entry) && mayBeSuccess) || (isAmbiguous(entry) && isOpen)
}

/** Like `fits`, but an open request may explain a success, too: used while several processes order at the same time. */
export function mayFit(entry: ExecutionLogEntry, attempt: Attempt): boolean {
  return fits(entry, attempt) || (attempt.isOpen && fits(entry, { ...attempt, mayBeSuccess: true }))
}
