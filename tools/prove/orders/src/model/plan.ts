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
import { event, hour, minute, duration, entryFate, sometimes } from './event-plan.ts'
import { dryRunMishap, harmless, type Mishap, mishap } from './mishap.ts'
import type { RuntimeName } from './runtime.ts'

type Value<T> = T extends Arbitrary<infer V> ? V : never

/** Picks a value with a probability in proportion to its weight. */
const weighted = <const T>(...choices: readonly (readonly [number, T])[]): Arbitrary<T> =>
  oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: constant(value) })))

/** The await at which a process dies. */
const death = record({ at: integer({ min: 1, max: 60 }), when: constantFrom('before', 'after') })
export type Death = Value<typeof death>

/** A journal operation that fails, or responds late. */
const journalFailure = record({
  at: integer({ min: 1, max: 25 }),
  /** Whether the record is still written. */
  isWritten: boolean(),
  /** Delay of the journal's response, in milliseconds. A delayed call does not fail. */
  lateMs: oneof({ weight: 3, arbitrary: constant(undefined) }, duration(30 * minute)),
})
export type JournalFailure = Value<typeof journalFailure>

/** A machine with a process. */
const machine = record({
  /** Lead of the machine's clock over the API's, in milliseconds. */
  offsetMs: oneof(constant(0), integer({ min: -hour, max: hour })),
  monotonic: constantFrom('platform', 'injected', 'excludes suspension'),
  /** Deaths of the first process, of the one that is started after it, and so on. */
  deaths: sometimes(array(death, { maxLength: 2 })),
  journalFailures: sometimes(array(journalFailure, { maxLength: 2 })),
})
export type MachinePlan = Value<typeof machine>

/** A user who wants one server, and how they act. */
const wish = record({
  startMs: duration(3 * hour),
  machine: nat(2),
  // Most users leave the name to the SDK. Without a mark, the documentation promises less.
  name: weighted([370, 'derived'], [24, 'given'], [4, 'common'], [1, 'used'], [1, 'no mark']),
  waitMs: duration(10 * minute),
  placing: weighted(
    [3, 'once'],
    [1, 'twice at once'],
    [1, 'one after the other'],
    [1, 'by two clients'],
    [1, 'by two processes'],
    [1, 'elsewhere much later'],
  ),
  /** Whether the user gives one Idempotency-Key for all quotes. */
  hasOwnKey: weighted([3, false], [1, true]),
  /** Time after which the user aborts the call, if at all; the next property is the reason. */
  leavesAfterMs: oneof(
    { weight: 4, arbitrary: constant(undefined) },
    { weight: 1, arbitrary: duration(2 * minute) },
  ),
  leavesWith: constantFrom('an error', 'the error of a read', 'a text', 'nothing'),
  /** Whether the user calls `ensure` repeatedly instead of quote and place. */
  isEnsured: boolean(),
  deadlineMs: constantFrom(undefined, undefined, undefined, 5_000, 30_000, 300_000),
  /** Whether the quote is stored as JSON. */
  isStored: boolean(),
  resend: weighted([5, false], [1, true]),
  asks: constantFrom('the same process', 'any process', 'until settled'),
  /** Seed of the user's other choices. */
  seed: nat(),
})
export type WishPlan = Value<typeof wish>

const anyWorld = record({
  product: constantFrom('vps', 'hosting'),
  replay: constantFrom('replay', 'conflict', 'order-again'),
  /** Runtime of all processes. */
  runtime: weighted<RuntimeName>([2, 'Node'], [1, 'Deno']),
  machines: array(machine, { minLength: 1, maxLength: 3 }),
  keys: constantFrom('one', 'of their own'),
  // Separate journals go against the documentation's advice, and leave more orders unknown.
  journals: weighted([39, 'shared'], [1, 'of their own']),
  // Together with `lateMs` up to 10 minutes: the longest delay that the documentation names for an entry of the log.
  lagMs: oneof(
    { weight: 3, arbitrary: duration(3 * minute) },
    { weight: 1, arbitrary: duration(6 * minute) },
  ),
  /** Additional delay of late log entries. */
  lateMs: duration(3 * minute),
  /** Fates of the log entries of orders and dry runs, in the order in which these leave; further entries are shown. */
  entries: sometimes(array(entryFate, { maxLength: 6 })),
  /** Lead of a gateway's `Date` header over the clocks of the API's nodes. */
  dateAheadMs: constantFrom(0, 0, 0, 45_000),
  skewMs: option(array(integer({ min: -45_000, max: 45_000 }), { minLength: 1, maxLength: 3 }), {
    nil: [0],
  }),
  // A VPS is not listed during its set-up: up to an hour, and sometimes longer than the horizon.
  setupMs: oneof(
    { weight: 8, arbitrary: duration(10 * minute) },
    { weight: 8, arbitrary: integer({ min: 10 * minute, max: 55 * minute }) },
    { weight: 1, arbitrary: integer({ min: 60 * minute, max: 180 * minute }) },
  ),
  wishes: array(wish, { minLength: 1, maxLength: 3 }),
  events: array(event, { maxLength: 5 }),
  /** Mishaps of the orders, the dry runs and the reads, in the order in which they are sent. */
  mishaps: record({
    order: array(mishap, { maxLength: 4 }),
    // A lost dry run leaves later requests with the same key without proof.
    dryRun: oneof(
      { weight: 7, arbitrary: constant<Mishap[]>([]) },
      { weight: 1, arbitrary: array(dryRunMishap, { minLength: 1, maxLength: 2 }) },
    ),
    read: array(harmless, { maxLength: 5 }),
  }),
  seed: nat(),
})

/** Input of one run, which depends on nothing else. */
export type Plan = Value<typeof anyWorld>

// Each event leaves an entry or contract that no request of the journal explains, or removes evidence.
const unmatchedEvents = new Set<Plan['events'][number]['kind']>([
  'colleague orders',
  'process is killed',
  'newest contract is renamed',
  'newest contract is not listed',
  'key rotates',
  'key is narrowed',
  'journal loses records',
])

const longestSetupMs = 55 * minute

/**
 * Returns the same world with nothing in it that stays unmatched: no name that its user chose (which proves nothing),
 * no colleague, no lost record, key or log entry, no process that dies beside its dry run, and no set-up beyond the
 * horizon.
 */
export function toClean(plan: Plan): Plan {
  return {
    ...plan,
    journals: 'shared',
    setupMs: Math.min(plan.setupMs, longestSetupMs),
    entries: [],
    machines: plan.machines.map((one) => ({ ...one, deaths: [], journalFailures: [] })),
    wishes: plan.wishes.map((one) => ({ ...one, name: 'derived' })),
    events: plan.events.filter(({ kind }) => !unmatchedEvents.has(kind)),
    mishaps: { ...plan.mishaps, dryRun: [] },
  }
}

/** Reports whether nothing in a world stays unmatched, so that time decides every order. */
export function isClean(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(toClean(plan))
}

/** Any world with its users. Two of five are clean: time decides every order there. */
export const anyPlan: Arbitrary<Plan> = oneof(
  { weight: 3, arbitrary: anyWorld },
  { weight: 2, arbitrary: anyWorld.map(toClean) },
)
