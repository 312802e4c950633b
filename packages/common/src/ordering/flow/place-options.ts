import type { CallOptions } from '../../call/call-options.ts'
import type { Client } from '../../client/client.ts'
import { type Moment, readMoment } from '../wire/record-wire.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be retried within the call, with the same Idempotency-Key, if no response shows whether it was
   * executed. It is not documented what the API does with the key of an executed order: it may order, and charge, a
   * second time. @default false
   */
  readonly resend?: boolean | undefined
  /**
   * The least time before the deadline with which the order is still sent, so that its response can arrive, in
   * milliseconds. With less, it is not sent, and the call rejects with a `TimeoutError` whose `sent` is false. It is
   * limited to 1000 at least and half of `deadlineMs` at most. @default 10000
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
