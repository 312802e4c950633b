import {
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  tuple,
} from 'fast-check'
import { duration, hour, minute } from './any-duration.ts'
import type { EntryFate, EventPlan } from './plan.ts'

/** What happens to an entry of the log: what loses a response may lose the entry. */
export const entryFate: Arbitrary<EntryFate> = constantFrom('shown', 'shown', 'late', 'lost')

const atMs = duration(3 * hour)
const someEvent: Arbitrary<EventPlan> = oneof(
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
    entry: entryFate,
  }),
  record({ kind: constant('newest contract is renamed' as const), atMs }),
  record({ kind: constant('newest contract is not listed' as const), atMs, forMs: duration(hour) }),
  record({ kind: constant('set-up is held' as const), atMs, forMs: duration(hour) }),
  record({ kind: constant('balance is gone' as const), atMs, forMs: duration(10 * minute) }),
  record({ kind: constant('somebody asks' as const), atMs, machine: nat(2), forMs: duration(40 * minute) }),
  record({ kind: constant('key rotates' as const), atMs, machine: nat(2) }),
  record({ kind: constant('key is narrowed' as const), atMs, machine: nat(2), forMs: duration(hour) }),
  record({
    kind: constant('journal loses records' as const),
    atMs,
    what: constantFrom('what is new' as const, 'one record' as const, 'everything' as const),
    newMs: duration(hour),
    number: nat(3),
    isCrash: boolean(),
  }),
)

/** What happens beside the users, every other time soon after an order has left. */
export const event: Arbitrary<EventPlan> = oneof(
  someEvent,
  tuple(someEvent, nat(3)).map(([one, afterOrder]) => ({ ...one, afterOrder })),
)
