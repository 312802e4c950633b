import { type Arbitrary, constantFrom, oneof, record } from 'fast-check'
import { duration, minute } from './any-duration.ts'
import type { Mishap } from './plan.ts'

/** What can happen to any request. */
export const harmless: Arbitrary<Mishap> = constantFrom<Mishap>(
  'none',
  'drop-request',
  'drop-response',
  'stall',
  'truncate',
  'html',
  'bad-gateway',
  'failure-afterwards',
  'silence',
  { status: 500, code: 'INTERNAL_ERROR' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
  { retryAfterSeconds: 7 },
  { latencyMs: 15_000 },
)

/** What can happen to an order. */
export const mishap: Arbitrary<Mishap> = oneof(
  { weight: 8, arbitrary: harmless },
  {
    weight: 2,
    arbitrary: constantFrom<Mishap>(
      { status: 402, code: 'PAYMENT_REQUIRED' },
      { status: 409, code: 'DUPLICATE_REQUEST' },
      { status: 409, code: 'CAPACITY_UNAVAILABLE' },
    ),
  },
  {
    weight: 5,
    arbitrary: constantFrom<Mishap>(
      { proxyStatus: 429, code: undefined, isForwarded: true },
      { proxyStatus: 403, code: undefined, isForwarded: true },
      { proxyStatus: 401, code: undefined, isForwarded: true },
      { proxyStatus: 403, code: 'BLOCKED_BY_GATEWAY', isForwarded: true },
      { proxyStatus: 409, code: 'REQUEST_IN_FLIGHT', isForwarded: true },
      { proxyStatus: 404, code: 'NOT_FOUND', isForwarded: true },
      { proxyStatus: 400, code: 'BAD_REQUEST', isForwarded: true },
      { proxyStatus: 429, code: undefined, isForwarded: false },
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
