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
import { duration, hour, minute, sometimes } from './any-duration.ts'
import { entryFate, event } from './any-event.ts'
import { toClean } from './clean.ts'
import { harmless, mishap } from './any-mishap.ts'
import type { MachinePlan, Mishap, Plan, Replay, WishPlan } from './plan.ts'
import type { ProductName } from './product.ts'

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

const anyWorld = record({
  product: constantFrom<ProductName[]>('vps', 'hosting'),
  replay: constantFrom<Replay[]>('replay', 'conflict', 'order-again'),
  machines: array(machine, { minLength: 1, maxLength: 3 }),
  keys: constantFrom('one', 'of their own'),
  // Against the documentation's advice, so there is more that nobody can find out.
  journals: oneof(
    { weight: 39, arbitrary: constant('shared') },
    { weight: 1, arbitrary: constant('of their own') },
  ),
  // Together up to 10 minutes: the longest that an entry of the log is said to take.
  lagMs: oneof(
    { weight: 3, arbitrary: duration(3 * minute) },
    { weight: 1, arbitrary: duration(6 * minute) },
  ),
  lateMs: duration(3 * minute),
  entries: sometimes(array(entryFate, { maxLength: 6 })),
  dateAheadMs: constantFrom(0, 0, 0, 45_000),
  skewMs: option(array(integer({ min: -45_000, max: 45_000 }), { minLength: 1, maxLength: 3 }), {
    nil: [0],
  }),
  // A VPS is not listed while it is set up: up to an hour, and now and then longer than the horizon.
  setupMs: oneof(
    { weight: 8, arbitrary: duration(10 * minute) },
    { weight: 8, arbitrary: integer({ min: 10 * minute, max: 55 * minute }) },
    { weight: 1, arbitrary: integer({ min: 60 * minute, max: 180 * minute }) },
  ),
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

/** Any world, with its users. Two of five are clean: there time decides every order. */
export const anyPlan: Arbitrary<Plan> = oneof(
  { weight: 3, arbitrary: anyWorld },
  { weight: 2, arbitrary: anyWorld.map(toClean) },
)
