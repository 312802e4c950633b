import type { ErrorCode } from '@hostwright/types'

/** The result of one attempt of a call, and why it was retried or not. */
export interface Attempt {
  /** Time at which the attempt started, before its wait for a slot. */
  readonly at: Date
  /** Duration of the attempt, including its wait for a slot, in milliseconds. */
  readonly ms: number
  /** The HTTP status; `undefined` if no complete response arrived. */
  readonly status: number | undefined
  /** The API's error code, if it rejected the request. */
  readonly code?: ErrorCode | undefined
  /** The class name of the error, if the attempt failed. */
  readonly error?: string | undefined
  /** The pause before the next attempt, in milliseconds; `undefined` for the last one. */
  readonly pauseMs?: number | undefined
  /** Why the attempt was retried or not. */
  readonly reason: AttemptReason
}

/**
 * Reason for a retry: the API `asked` for a pause, or the failure was `transient`. Reason against one: the attempt
 * `succeeded`, was `rejected` or failed otherwise in a way that is not temporary, is `unsafe` to retry, or the number
 * of attempts, the retry `budget` or the `deadline` does not allow it.
 */
export type AttemptReason =
  | 'asked'
  | 'transient'
  | 'succeeded'
  | 'rejected'
  | 'unsafe'
  | 'attempts'
  | 'budget'
  | 'deadline'
