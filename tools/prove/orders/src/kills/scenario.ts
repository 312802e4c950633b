import type { FaultOptions, LogOptions } from '@hostwright/sandbox'
import { type Arbitrary, array, constantFrom, nat, noBias, oneof, record, sample, tuple } from 'fast-check'
import type { Product } from '../products.ts'

/** The kind of journal that the processes of a wish share. */
export type JournalKind = 'folder' | 'redis'

/** Way of buying: quote and place, or `ensure` with the contract's name or with an intent. */
export type Way = 'place' | 'name' | 'intent'

const replays = ['replay', 'conflict', 'order-again'] as const

/** Plan for one wish. It is plain data, so that a failed run can be repeated. */
export interface Scenario {
  /** Seed that decides which of several processes continues, and what a loss of power removes. */
  readonly seed: number
  readonly product: Product
  readonly way: Way
  readonly journal: JournalKind
  readonly replay: (typeof replays)[number]
  /** Faults of requests to the path of orders, including dry runs. */
  readonly faults: readonly Omit<FaultOptions, 'operationId'>[]
  readonly log: LogOptions
  /** Number of processes that begin. */
  readonly processes: number
  readonly deaths: readonly Death[]
}

/** Moment at which a process dies, and the number of processes afterwards, which others fill up. */
export interface Death {
  readonly when: Moment
  /** `power`: all processes die, and unsynced data may be lost. */
  readonly by: 'kill' | 'power'
  readonly thenAlive: number
}

export type Moment =
  /** After this many steps of all processes together since the last death. */
  | { readonly step: number }
  /** At the first step whose name contains this text. */
  | { readonly at: string }
  /** This many milliseconds after the last process has started, at any step. */
  | { readonly afterMs: number }

// A process takes about 100 steps, in as many milliseconds, until a server is bought.
const anyStep: Arbitrary<Moment> = record({ step: nat(129) })
const criticalStep: Arbitrary<Moment> = record({
  at: constantFrom(
    'write sending: before',
    'write sending: before',
    'write sending: after',
    '(order): in progress',
  ),
})
const anyTime: Arbitrary<Moment> = record({ afterMs: nat(149) })

function death(
  when: Arbitrary<Moment>,
  journal: JournalKind,
  thenAlive: readonly number[],
): Arbitrary<Death> {
  const by = constantFrom<Death['by'][]>('kill', 'kill', journal === 'folder' ? 'power' : 'kill')
  return record({ when, by, thenAlive: constantFrom(...thenAlive) })
}

/** Every effect ends within the time that `reconcile` waits for an order to appear. */
const effect: Arbitrary<FaultOptions['effect']> = oneof(
  {
    weight: 3,
    arbitrary: record({
      finishLateMs: nat(12 * 60_000),
      answerAfterMs: nat(20_000),
      answer: constantFrom('gateway-timeout' as const, 'nothing' as const),
    }),
  },
  {
    weight: 9,
    arbitrary: constantFrom<FaultOptions['effect'][]>(
      'drop-response',
      'drop-response',
      'drop-request',
      'truncate',
      'html',
      { status: 500, code: 'INTERNAL_ERROR' },
      { status: 502, code: 'BACKEND_ERROR' },
      { retryAfterSeconds: 7 },
      { latencyMs: 15_000 },
    ),
  },
)

const anyScenario = (journal: JournalKind) =>
  noBias(
    record({
      seed: nat(),
      // The second request is mostly the order, after its dry run.
      faults: array(record({ nth: constantFrom(1, 2, 2, 2, 3, 4), effect }), { maxLength: 2 }),
      log: constantFrom<LogOptions[]>(
        {},
        {},
        { lagMs: 4_000 },
        { lagMs: 60_000 },
        { skewMs: [0, -1_500, 900] },
      ),
      processes: constantFrom(1, 1, 2),
      deaths: tuple(
        // Most deaths happen where it is decided which process orders, and whether the next one may; the processes that
        // then continue together are rivals.
        oneof(
          { weight: 3, arbitrary: death(anyStep, journal, [1, 1, 2]) },
          { weight: 7, arbitrary: death(criticalStep, journal, [1, 2, 2]) },
        ),
        array(
          death(
            oneof({ weight: 7, arbitrary: anyStep }, { weight: 3, arbitrary: anyTime }),
            journal,
            [1, 1, 2],
          ),
          {
            maxLength: 3,
          },
        ),
      ).map(([first, later]) => [first, ...later]),
    }),
  )

// About half of the wishes use `ensure`.
const waysInTurn = ['place', 'name', 'place', 'intent'] as const

/** Returns the way of a wish. Each step of each way gets its kill, for each product. */
export function toWay(index: number): Way {
  return waysInTurn[Math.floor(index / 4) % waysInTurn.length]!
}

/** Reports whether the first death of a wish comes one step after that of the previous wish. */
export function isSweep(index: number): boolean {
  return index % 4 < 2
}

/**
 * Creates the scenario of a wish. `step` is the position of the first death in a sweep: it moves by one with each wish,
 * so that every step gets its kill. Everything else depends on the seed.
 */
export function createScenario(seed: number, index: number, step: number, journal: JournalKind): Scenario {
  const [any] = sample(anyScenario(journal), { seed: seed * 1_000_003 + index, numRuns: 1 })
  const scenario: Scenario = {
    ...any!,
    product: index % 2 === 0 ? 'vps' : 'hosting',
    way: toWay(index),
    journal,
    replay: replays[Math.floor(index / 4) % replays.length]!,
  }
  if (!isSweep(index)) return scenario
  const deaths = scenario.deaths.map((one, number) => (number === 0 ? { ...one, when: { step } } : one))
  return { ...scenario, faults: [], log: {}, processes: 1, deaths }
}
