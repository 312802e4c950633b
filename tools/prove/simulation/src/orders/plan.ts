import type { FaultEffect, SandboxOptions } from '@hostwright/sandbox'
import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
} from 'fast-check'
import type { ProductName } from './product.ts'

type Replay = NonNullable<NonNullable<SandboxOptions['assumptions']>['completed-order-replay']>

/** What can happen to a request: a fault of the sandbox, or one of the way to it. */
export type Mishap =
  | 'none'
  | FaultEffect
  /** It is executed, and a proxy returns 502. */
  | 'bad-gateway'
  /** It is executed, and the API returns 500 all the same. */
  | 'failure-afterwards'
  /** It is executed, and its sender hears nothing. */
  | 'silence'
  /** A proxy responds in the API's place: with a page, or with a body like the API's. */
  | ProxyAnswer
  /** It is held up on its way, and arrives and is executed whatever its sender has done since. */
  | { readonly arrivesAfterMs: number }

/** The response of a proxy, and whether it has forwarded the request. */
export interface ProxyAnswer {
  readonly proxyStatus: number
  /** The error code of a body like the API's; `undefined` for a page. */
  readonly code: string | undefined
  readonly isForwarded: boolean
}

/** A machine with a process, and what it is given. */
export interface MachinePlan {
  /** By how much its clock is ahead. */
  readonly offsetMs: number
  readonly monotonic: 'platform' | 'injected' | 'excludes suspension'
  /** At which of its awaits the process dies, and the one that is started after it, and so on. */
  readonly deaths: readonly Death[]
  /** Which of its journal operations fail, or take long. */
  readonly journalFailures: readonly JournalFailure[]
}

export interface Death {
  readonly at: number
  readonly when: 'before' | 'after'
}

export interface JournalFailure {
  readonly at: number
  /** Whether the record is written all the same. */
  readonly isWritten: boolean
  /** By how much its response is late; then it is no failure. */
  readonly lateMs?: number | undefined
}

/** Somebody who wants one server, and how they go about it. */
export interface WishPlan {
  readonly startMs: number
  readonly machine: number
  readonly name: 'derived' | 'given' | 'common' | 'borne' | 'no mark'
  readonly waitMs: number
  readonly placing:
    | 'once'
    | 'twice at once'
    | 'one after the other'
    | 'by two clients'
    | 'by two processes'
    | 'elsewhere much later'
  /** Whether they give an Idempotency-Key of their own, the same for each quote. */
  readonly hasOwnKey: boolean
  /** When they abort the call, if they do. */
  readonly leavesAfterMs: number | undefined
  /** The reason of that abort. */
  readonly leavesWith: 'an error' | 'the error of a read' | 'a text' | 'nothing'
  /** Whether they call `ensure`, again and again, in place of quote and place. */
  readonly isEnsured: boolean
  readonly deadlineMs: number | undefined
  /** Whether the quote is kept as JSON. */
  readonly isStored: boolean
  readonly resend: boolean
  readonly asks: 'the same process' | 'any process' | 'until settled'
  /** Decides what else they choose. */
  readonly seed: number
}

/** What happens in the world, whatever its users do. */
export type EventPlan = { readonly atMs: number } & (
  | { readonly kind: 'clock steps'; readonly machine: number; readonly byMs: number }
  | { readonly kind: 'machine sleeps'; readonly machine: number; readonly forMs: number }
  | { readonly kind: 'process is killed'; readonly machine: number }
  | { readonly kind: 'price rises' }
  | { readonly kind: 'colleague orders'; readonly isCommon: boolean; readonly hasOurKey: boolean }
  | { readonly kind: 'newest contract is renamed' }
  | { readonly kind: 'newest contract is not listed'; readonly forMs: number }
  | { readonly kind: 'set-up is held'; readonly forMs: number }
  | { readonly kind: 'balance is gone'; readonly forMs: number }
  | { readonly kind: 'somebody asks'; readonly machine: number; readonly forMs: number }
)

/** All that one run depends on. */
export interface Plan {
  readonly product: ProductName
  readonly replay: Replay
  readonly machines: readonly MachinePlan[]
  readonly keys: 'one' | 'of their own'
  readonly journals: 'shared' | 'of their own'
  readonly lagMs: number
  readonly skewMs: readonly number[]
  readonly setupMs: number
  readonly wishes: readonly WishPlan[]
  readonly events: readonly EventPlan[]
  /** What happens to the orders, the dry runs and the reads, in the order in which they leave. */
  readonly mishaps: Readonly<Record<RequestKind, readonly Mishap[]>>
  readonly seed: number
}

export type RequestKind = 'order' | 'dryRun' | 'read'

const minute = 60_000
const hour = 60 * minute

const duration = (most: number): Arbitrary<number> =>
  oneof(constant(0), integer({ min: 0, max: 5_000 }), integer({ min: 0, max: most }))

const sometimes = <T>(some: Arbitrary<T[]>): Arbitrary<T[]> => oneof(constant<T[]>([]), some)

const harmless: Arbitrary<Mishap> = constantFrom<Mishap>(
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

const mishap: Arbitrary<Mishap> = oneof(
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

const machine: Arbitrary<MachinePlan> = record({
  offsetMs: oneof(constant(0), integer({ min: -hour, max: hour })),
  monotonic: constantFrom('platform', 'injected', 'excludes suspension'),
  deaths: sometimes(
    array(record({ at: integer({ min: 1, max: 60 }), when: constantFrom('before', 'after') }), {
      maxLength: 2,
    }),
  ),
  journalFailures: sometimes(
    array(
      record({
        at: integer({ min: 1, max: 25 }),
        isWritten: boolean(),
        lateMs: oneof({ weight: 3, arbitrary: constant(undefined) }, duration(30 * minute)),
      }),
      { maxLength: 2 },
    ),
  ),
})

const wish: Arbitrary<WishPlan> = record({
  startMs: duration(3 * hour),
  machine: nat(2),
  // Most leave the name to the SDK. Without a mark, the documentation promises less.
  name: oneof(
    { weight: 370, arbitrary: constant('derived') },
    { weight: 24, arbitrary: constant('given') },
    { weight: 4, arbitrary: constant('common') },
    { weight: 1, arbitrary: constant('borne') },
    { weight: 1, arbitrary: constant('no mark') },
  ),
  waitMs: duration(10 * minute),
  placing: constantFrom(
    'once',
    'once',
    'once',
    'twice at once',
    'one after the other',
    'by two clients',
    'by two processes',
    'elsewhere much later',
  ),
  hasOwnKey: constantFrom(false, false, false, true),
  leavesAfterMs: oneof(
    { weight: 4, arbitrary: constant(undefined) },
    { weight: 1, arbitrary: duration(2 * minute) },
  ),
  leavesWith: constantFrom('an error', 'the error of a read', 'a text', 'nothing'),
  isEnsured: boolean(),
  deadlineMs: constantFrom(undefined, undefined, undefined, 5_000, 30_000, 300_000),
  isStored: boolean(),
  resend: constantFrom(false, false, false, false, false, true),
  asks: constantFrom('the same process', 'any process', 'until settled'),
  seed: nat(),
})

const atMs = duration(3 * hour)
const event: Arbitrary<EventPlan> = oneof(
  record({
    kind: constant('clock steps' as const),
    atMs,
    machine: nat(2),
    byMs: integer({ min: -3 * hour, max: 3 * hour }),
  }),
  record({ kind: constant('machine sleeps' as const), atMs, machine: nat(2), forMs: duration(hour) }),
  record({ kind: constant('process is killed' as const), atMs, machine: nat(2) }),
  record({ kind: constant('price rises' as const), atMs }),
  record({
    kind: constant('colleague orders' as const),
    atMs,
    isCommon: boolean(),
    hasOurKey: boolean(),
  }),
  record({ kind: constant('newest contract is renamed' as const), atMs }),
  record({ kind: constant('newest contract is not listed' as const), atMs, forMs: duration(hour) }),
  record({ kind: constant('set-up is held' as const), atMs, forMs: duration(hour) }),
  record({ kind: constant('balance is gone' as const), atMs, forMs: duration(10 * minute) }),
  record({ kind: constant('somebody asks' as const), atMs, machine: nat(2), forMs: duration(40 * minute) }),
)

/** Any world, with its users. */
export const anyPlan: Arbitrary<Plan> = record({
  product: constantFrom<ProductName[]>('vps', 'hosting'),
  replay: constantFrom<Replay[]>(
    'replays the first response',
    'returns 409 DUPLICATE_REQUEST',
    'orders again',
  ),
  machines: array(machine, { minLength: 1, maxLength: 3 }),
  keys: constantFrom('one', 'of their own'),
  // Against the documentation's advice, so there is more that nobody can find out.
  journals: oneof(
    { weight: 39, arbitrary: constant('shared') },
    { weight: 1, arbitrary: constant('of their own') },
  ),
  lagMs: duration(3 * minute),
  skewMs: option(array(integer({ min: -45_000, max: 45_000 }), { minLength: 1, maxLength: 3 }), {
    nil: [0],
  }),
  // A VPS is not listed while it is set up: up to an hour.
  setupMs: oneof(duration(10 * minute), integer({ min: 10 * minute, max: 55 * minute })),
  wishes: array(wish, { minLength: 1, maxLength: 3 }),
  events: array(event, { maxLength: 5 }),
  mishaps: record({
    order: array(mishap, { maxLength: 4 }),
    // One that is lost while others order with the same key leaves them without proof, as often as it happens.
    dryRun: oneof(
      { weight: 7, arbitrary: constant<Mishap[]>([]) },
      { weight: 1, arbitrary: array(harmless, { minLength: 1, maxLength: 2 }) },
    ),
    read: array(harmless, { maxLength: 5 }),
  }),
  seed: nat(),
}) as Arbitrary<Plan>
