import type { FaultEffect } from '@hostwright/sandbox'
import { type Arbitrary, constantFrom, oneof, record } from 'fast-check'
import { duration, minute } from './event-plan.ts'

/** A fault that a request can meet: of the sandbox, or of the network before it. */
export type Mishap =
  | 'none'
  | FaultEffect
  /** The order is executed, and a proxy returns 502. */
  | 'bad-gateway'
  /** The order is executed, although the API returns 500. */
  | 'failure-afterwards'
  /** The order is executed, and its sender gets no response. */
  | 'silence'
  /** The API executes the request, and its server ends the kept connection without a response. */
  | 'connection-ends'
  /** A gateway rejects a request without a `Content-Length`. */
  | 'length-required'
  /** A proxy responds in the API's place: with a page, or with a body like the API's if there is a code. */
  | { readonly proxyStatus: number; readonly code?: string; readonly isForwarded: boolean }
  /** The request is delayed on its way, and is executed whatever its sender has done since. */
  | { readonly arrivesAfterMs: number }

/** Mishap of any request. */
export const harmless: Arbitrary<Mishap> = constantFrom<Mishap[]>(
  'none',
  'drop-request',
  'drop-response',
  'stall',
  'truncate',
  'html',
  'bad-gateway',
  'failure-afterwards',
  'silence',
  'connection-ends',
  { status: 500, code: 'INTERNAL_ERROR' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
  { retryAfterSeconds: 7 },
  { latencyMs: 15_000 },
)

const proxied = (proxyStatus: number, code?: string, isForwarded = true): Mishap => {
  return { proxyStatus, ...(code !== undefined && { code }), isForwarded }
}

/** Mishap of a dry run: a proxy can respond in the API's place, before or after the API has tried the order. */
export const dryRunMishap: Arbitrary<Mishap> = oneof(
  { weight: 2, arbitrary: harmless },
  {
    weight: 1,
    arbitrary: constantFrom<Mishap[]>(
      proxied(302),
      proxied(302, undefined, false),
      proxied(403, undefined, false),
      proxied(408, undefined, false),
      proxied(504),
      'length-required',
    ),
  },
)

/** Mishap of an order. */
export const mishap: Arbitrary<Mishap> = oneof(
  { weight: 8, arbitrary: harmless },
  {
    weight: 2,
    arbitrary: constantFrom<Mishap[]>(
      { status: 402, code: 'PAYMENT_REQUIRED' },
      { status: 409, code: 'DUPLICATE_REQUEST' },
      { status: 409, code: 'CAPACITY_UNAVAILABLE' },
    ),
  },
  {
    weight: 5,
    arbitrary: constantFrom<Mishap[]>(
      proxied(302),
      proxied(302, undefined, false),
      proxied(429),
      proxied(403),
      proxied(401),
      proxied(403, 'BLOCKED_BY_GATEWAY'),
      proxied(409, 'REQUEST_IN_FLIGHT'),
      proxied(404, 'NOT_FOUND'),
      proxied(400, 'BAD_REQUEST'),
      proxied(429, undefined, false),
      'length-required',
    ),
  },
  { weight: 2, arbitrary: record({ arrivesAfterMs: duration(14 * minute) }) },
  {
    weight: 5,
    arbitrary: record({
      finishLateMs: duration(14 * minute),
      answer: constantFrom('gateway-timeout' as const, 'nothing' as const),
      answerAfterMs: constantFrom(0, minute),
    }),
  },
)
