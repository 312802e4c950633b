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
import { harmless, type Mishap, mishap } from './mishap.ts'

type Value<T> = T extends Arbitrary<infer V> ? V : never

/** Picks a value, each as often as its weight says. */
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
  /** The death of its process, of the one that is started after it, and so on. */
  deaths: sometimes(array(death, { maxLength: 2 })),
  journalFailures: sometimes(array(journalFailure, { maxLength: 2 })),
})
export type MachinePlan = Value<typeof machine>

/** Somebody who wants one server, and how they go about it. */
const wish = record({
  startMs: duration(3 * hour),
  machine: nat(2),
  // Most leave the name to the SDK. Without a mark, the documentation promises less.
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
  /** Whether they give an Idempotency-Key of their own, the same for each quote. */
  hasOwnKey: weighted([3, false], [1, true]),
  /** When they abort the call, if they do, and with what reason. */
  leavesAfterMs: oneof(
    { weight: 4, arbitrary: constant(undefined) },
    { weight: 1, arbitrary: duration(2 * minute) },
  ),
  leavesWith: constantFrom('an error', 'the error of a read', 'a text', 'nothing'),
  /** Whether they call `ensure`, again and again, in place of quote and place. */
  isEnsured: boolean(),
  deadlineMs: constantFrom(undefined, undefined, undefined, 5_000, 30_000, 300_000),
  /** Whether the quote is kept as JSON. */
  isStored: boolean(),
  resend: weighted([5, false], [1, true]),
  asks: constantFrom('the same process', 'any process', 'until settled'),
  /** Decides what else they choose. */
  seed: nat(),
})
export type WishPlan = Value<typeof wish>

const anyWorld = record({
  product: constantFrom('vps', 'hosting'),
  replay: constantFrom('replay', 'conflict', 'order-again'),
  machines: array(machine, { minLength: 1, maxLength: 3 }),
  keys: constantFrom('one', 'of their own'),
  // Against the documentation's advice, so there is more that nobody can find out.
  journals: weighted([39, 'shared'], [1, 'of their own']),
  // Together up to 10 minutes: the longest that an entry of the log is said to take.
  lagMs: oneof(
    { weight: 3, arbitrary: duration(3 * minute) },
    { weight: 1, arbitrary: duration(6 * minute) },
  ),
  /** How much longer than the others an entry of the log takes that is late. */
  lateMs: duration(3 * minute),
  /** The fates of the entries of orders and dry runs, in the order in which these leave; the others are shown. */
  entries: sometimes(array(entryFate, { maxLength: 6 })),
  /** How far the `Date` header of a gateway is ahead of the API's nodes. */
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
  /** Mishaps of the orders, the dry runs and the reads, in the order in which they are sent. */
  mishaps: record({
    order: array(mishap, { maxLength: 4 }),
    // A lost one leaves others with the same key without proof.
    dryRun: oneof(
      { weight: 7, arbitrary: constant<Mishap[]>([]) },
      { weight: 1, arbitrary: array(harmless, { minLength: 1, maxLength: 2 }) },
    ),
    read: array(harmless, { maxLength: 5 }),
  }),
  seed: nat(),
})

/** All that one run depends on. */
export type Plan = Value<typeof anyWorld>

// Each leaves something that no request of the journal explains, or takes away evidence.
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

/** Whether nothing in a world stays unmatched, so that time decides every order. */
export function isClean(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(toClean(plan))
}

/** Any world, with its users. Two of five are clean: there time decides every order. */
export const anyPlan: Arbitrary<Plan> = oneof(
  { weight: 3, arbitrary: anyWorld },
  { weight: 2, arbitrary: anyWorld.map(toClean) },
)
