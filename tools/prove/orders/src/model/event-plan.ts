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

export const minute = 60_000
export const hour: number = 60 * minute

/** Generates a length of time: often none or a few seconds. */
export const duration = (most: number): Arbitrary<number> =>
  oneof(constant(0), integer({ min: 0, max: 5_000 }), integer({ min: 0, max: most }))

/** Generates a list that is empty half of the time. */
export const sometimes = <T>(some: Arbitrary<T[]>): Arbitrary<T[]> => oneof(constant<T[]>([]), some)

/** Fate of an entry in the execution log: the fault that loses a response may also lose the entry. */
export type EntryFate = 'shown' | 'late' | 'lost'
export const entryFate: Arbitrary<EntryFate> = constantFrom('shown', 'shown', 'late', 'lost')

const kind = <const K extends string, T extends object>(
  name: K,
  more: { [P in keyof T]: Arbitrary<T[P]> },
): Arbitrary<{ kind: K } & T> => record({ kind: constant(name), ...more }) as never

const on = { machine: nat(2) }
const long = { forMs: duration(hour) }
const someEvent = oneof(
  kind('clock steps', { ...on, byMs: integer({ min: -3 * hour, max: 3 * hour }) }),
  kind('machine sleeps', { ...on, ...long }),
  kind('process is killed', on),
  kind('price rises', {}),
  kind('colleague orders', { isCommon: boolean(), hasOurKey: boolean(), entry: entryFate }),
  kind('newest contract is renamed', {}),
  kind('newest contract is moved', {}),
  kind('newest contract is not listed', long),
  kind('set-up is held', long),
  kind('balance is gone', { forMs: duration(10 * minute) }),
  kind('somebody asks', { ...on, forMs: duration(40 * minute) }),
  kind('key rotates', on),
  kind('address changes', { ...on, to: nat(3) }),
  kind('key is narrowed', { ...on, ...long }),
  kind('journal loses records', {
    what: constantFrom('what is new', 'one record', 'everything', 'what was claimed'),
    newMs: duration(hour),
    number: nat(3),
    isCrash: boolean(),
  }),
)

const atMs = duration(3 * hour)

type SomeEvent = typeof someEvent extends Arbitrary<infer T> ? T : never

/** An event that no user causes: at a time since the beginning, or since the order with a number has left. */
export type EventPlan = SomeEvent & { readonly atMs: number; readonly afterOrder?: number }
export const event: Arbitrary<EventPlan> = oneof(
  tuple(someEvent, atMs).map(([one, at]) => ({ ...one, atMs: at })),
  tuple(someEvent, atMs, nat(3)).map(([one, at, afterOrder]) => ({ ...one, atMs: at, afterOrder })),
)
