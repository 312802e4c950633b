import type { CallOptions, Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { type Moment, readMoment } from '../wire/record-wire.ts'

/**
 * Options of `place`. Its `deadlineMs`, and the `timeoutMs` of the request that orders, are 120000 by default, not the
 * client's.
 */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the call retries the order, with the same Idempotency-Key, if no response arrives, or a status of 500 or
   * more, or a 429 of a proxy. The API does not document what it does with the key of an executed order: it may order,
   * and charge, a second time.
   * @default false
   */
  readonly resend?: boolean | undefined
  /**
   * Shortest time before the deadline at which the order is still sent, so that its response can arrive, in
   * milliseconds. With less time left, the order is not sent, and the call rejects with a `TimeoutError` whose `sent`
   * is false. A value above half of `deadlineMs` counts as that half, and one below 1000 as 1000. @default 10000
   */
  readonly minimumMs?: number | undefined
}

// Default timeout of the request that orders, and default deadline of `place`, in milliseconds: the API takes the
// payment and creates the contract before it responds.
const placeTimeoutMs = 120_000
const leastMs = 1_000

/** The start and the deadline of a call of `place`. */
export interface TimeLimit {
  readonly start: Moment
  readonly withinMs: number
  /** Returns the time until the deadline, in milliseconds. */
  readonly leftMs: () => number
}

/** Starts the time limit of a call of `place`. */
export function startLimit(
  client: Client,
  { deadlineMs: withinMs = placeTimeoutMs }: PlaceOptions,
): TimeLimit {
  const clocks = portsOf(client)
  const start = readMoment(clocks)
  return { start, withinMs, leftMs: () => start.monotonic + withinMs - clocks.monotonic() }
}

/** Returns the options with which the order is sent. */
export function toSendOptions(options: PlaceOptions, { withinMs }: TimeLimit): PlaceOptions {
  const minimumMs = Math.max(leastMs, Math.min(options.minimumMs ?? 10_000, withinMs / 2))
  return { ...options, timeoutMs: options.timeoutMs ?? placeTimeoutMs, minimumMs }
}
