import type { CallOptions } from '../../call/call-options.ts'
import type { Client } from '../../client/client.ts'
import { type Moment, readMoment } from '../wire/record-wire.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be retried, with the same Idempotency-Key, when no response shows whether it was executed.
   * What the API does with the key of a completed order is not documented: it may order again. @default false
   */
  readonly resend?: boolean | undefined
  /**
   * The time that must be left before the deadline for the order to be sent, so that its response can arrive, in
   * milliseconds. With less, it is not sent, and the error says so. At least 1000, at most half of `deadlineMs`.
   * @default 10000
   */
  readonly minimumMs?: number | undefined
}

// Payment and the creation of contract and server happen while the API responds.
const placeTimeoutMs = 120_000
const leastMs = 1_000

/** How long a call of `place` may take, and since when. */
export interface TimeLimit {
  readonly start: Moment
  readonly withinMs: number
  /** The time that is left, in milliseconds. */
  readonly leftMs: () => number
}

/** Starts the time of a call of `place`. */
export function startLimit(
  client: Client,
  { deadlineMs: withinMs = placeTimeoutMs }: PlaceOptions,
): TimeLimit {
  const start = readMoment(client)
  return { start, withinMs, leftMs: () => start.monotonic + withinMs - client.monotonic() }
}

/** The options with which the order is sent. */
export function toSendOptions(options: PlaceOptions, { withinMs }: TimeLimit): PlaceOptions {
  const minimumMs = Math.max(leastMs, Math.min(options.minimumMs ?? 10_000, withinMs / 2))
  return { timeoutMs: placeTimeoutMs, ...options, minimumMs }
}
