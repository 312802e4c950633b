import type { CallContext } from '../call/call-options.ts'
import type { Attempt } from '../errors/attempt.ts'

/** What has left of a request to the path of orders, and how the API has answered it. */
export interface Departures {
  /** What the request has to be sent with. */
  readonly options: Required<Pick<CallContext, 'onSend' | 'onAttempt'>>
  readonly hasLeft: () => boolean
  /** The last status, where the API has refused every attempt; null where one may have been carried out, or none left. */
  readonly refusal: () => number | null
}

export function watchDepartures({
  onSend,
  onAttempt,
}: Pick<CallContext, 'onSend' | 'onAttempt'>): Departures {
  let departures = 0
  const refusals: (number | undefined)[] = []
  return {
    options: {
      onSend() {
        departures += 1
        onSend?.()
      },
      onAttempt(attempt) {
        if (isRefusal(attempt)) refusals.push(attempt.status)
        onAttempt?.(attempt)
      },
    },
    hasLeft: () => departures > 0,
    refusal: () => (departures === refusals.length && refusals.at(-1)) || null,
  }
}

const refusing: ReadonlySet<unknown> = new Set([400, 401, 402, 403, 404, 405, 409, 413, 415, 422])

/** Whether the API has looked at an attempt and refused it, or not even looked at it. */
function isRefusal({ status, error }: Attempt): boolean {
  return status === 429 || (error === 'ApiError' && refusing.has(status))
}
