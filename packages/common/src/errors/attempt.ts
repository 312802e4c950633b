import type { ErrorCode } from '@hostwright/types'

/** How one attempt of a call ended, and why another followed or none. */
export interface Attempt {
  /** When it began. */
  readonly at: Date
  /** How long it took, in milliseconds. */
  readonly ms: number
  /** The HTTP status; `undefined` when no response arrived. */
  readonly status: number | undefined
  /** The API's error code, when it rejected. */
  readonly code?: ErrorCode | undefined
  /** The class name of the error, when it failed. */
  readonly error?: string | undefined
  /** The pause before the next attempt, in milliseconds; `undefined` for the last one. */
  readonly pauseMs?: number | undefined
  /** Why another attempt followed, or none. */
  readonly reason: AttemptReason
}

/**
 * Why there was another attempt: the API `asked` for a pause, or the failure was `transient`. Why there was
 * none: it `succeeded`, was `rejected`, is `unsafe` to repeat, or the attempts, the retry `budget` or the
 * `deadline` allowed no more.
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
