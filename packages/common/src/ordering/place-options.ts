import type { CallOptions } from '../call/call-options.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be retried, with the same Idempotency-Key, when no response shows whether it
   * was executed. What the API does with a key whose order is complete is not documented: it may order again. The
   * journal has it, so that successes in the log beside the order's are not taken for those of others.
   * @default false
   */
  readonly resend?: boolean | undefined
  /**
   * The time that must be left before the deadline for the order to be sent, so that its response can be heard; with
   * less it is not sent, and the error says so. From 0 to half of `deadlineMs`. @default 10000
   */
  readonly minimumMs?: number | undefined
}
