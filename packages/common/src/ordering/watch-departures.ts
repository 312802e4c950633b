import type { CallContext } from '../call/call-options.ts'
import type { SentRequest } from '../journal/order-record.ts'

/** What has left of a request to the path of orders, and how the API has responded to it. */
export interface Departures {
  /** What the request has to be sent with. */
  readonly options: Required<Pick<CallContext, 'onSend' | 'onAttempt'>>
  readonly hasLeft: () => boolean
  /** The last status, where the API has rejected every attempt; null where one may have been carried out, or none left. */
  readonly rejection: () => number | null
  readonly failures: () => SentRequest['failures']
}

export function watchDepartures({
  onSend,
  onAttempt,
}: Pick<CallContext, 'onSend' | 'onAttempt'>): Departures {
  // Attempts that have left and were not rejected.
  let open = 0
  let isOut = false
  let rejection: number | null = null
  const failures: number[] = []
  return {
    options: {
      onSend() {
        open += 1
        isOut = true
        onSend?.()
      },
      onAttempt(attempt) {
        const { status = 0, error } = attempt
        // What the API itself has told, and not somebody on the way.
        const isTold = error === 'ApiError'
        // One that has not left was rejected by the client itself, as with a key that the API has rejected meanwhile.
        if (isOut && (status === 429 || (isTold && rejecting.has(status)))) {
          open -= 1
          rejection = status
        } else if (isTold && status >= 500) failures.push(status)
        isOut = false
        onAttempt?.(attempt)
      },
    },
    hasLeft: () => !!(open || rejection),
    rejection: () => (open ? null : rejection),
    failures: () => (failures[0] ? failures : undefined),
  }
}

/** What says that the API has looked at an attempt and rejected it. A 429 has not even been looked at, anyone who says so. */
const rejecting: ReadonlySet<unknown> = new Set([400, 401, 402, 403, 404, 405, 409, 413, 415, 422])
