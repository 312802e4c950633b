import type { FaultOptions, LogOptions } from '@hostwright/sandbox'
import type { JournalKind } from './journals.ts'
import { createRandom, type Random } from './random.ts'

export type Product = 'vps' | 'hosting'

export const replays = ['replay', 'conflict', 'order-again'] as const

/** How a wish becomes an order: quoted and placed, or ensured by the contract's name or by a word for it. */
export const ways = ['place', 'name', 'intent'] as const

export type Way = (typeof ways)[number]

/** How one wish is fulfilled: plain data, so that a run that failed can be run once more. */
export interface Scenario {
  /** Decides which of several processes goes first, and what a loss of power takes away. */
  readonly seed: number
  readonly product: Product
  readonly way: Way
  readonly journal: JournalKind
  readonly replay: (typeof replays)[number]
  /** What goes wrong with the requests to the path of orders, dry runs among them. */
  readonly faults: readonly Omit<FaultOptions, 'operationId'>[]
  readonly log: LogOptions
  /** How many processes begin. */
  readonly processes: 1 | 2
  readonly deaths: readonly Death[]
}

/** When a process dies, and how many are alive after that: others take its place. */
export interface Death {
  readonly when: Moment
  /** `power`: all die, and what was not synced to the disk may be gone. */
  readonly by: 'kill' | 'power'
  readonly thenAlive: 1 | 2
}

export type Moment =
  /** At so many steps, of all processes together, after the last death. */
  | { readonly step: number }
  /** At the first step with this in its name. */
  | { readonly at: string }
  /** So many milliseconds after the last process has begun, whatever it is doing. */
  | { readonly afterMs: number }

// About half of the wishes are ensured.
const waysInTurn = ['place', 'name', 'place', 'intent'] as const

/** The way of a wish. All steps of each way have their kill, of each product. */
export function toWay(index: number): Way {
  return waysInTurn[Math.floor(index / 4) % waysInTurn.length]!
}

const critical = [
  { at: 'write sending: before' },
  { at: 'write sending: before' },
  { at: 'write sending: after' },
  { at: '(order): in progress' },
] as const

// A process takes some 100 steps, and as many milliseconds, until a server is bought.
const mostSteps = 130
const mostMs = 150

/**
 * Makes the scenario of a wish. `step` is where the first death is: from wish to wish one later, so that each step has
 * its kill. Everything else depends on the seed.
 */
export function createScenario(seed: number, index: number, step: number, journal: JournalKind): Scenario {
  const random = createRandom(seed * 1_000_003 + index)
  const product = index % 2 === 0 ? 'vps' : 'hosting'
  const isSweep = index % 4 < 2
  return {
    seed: random.below(2 ** 31),
    product,
    way: toWay(index),
    journal,
    replay: replays[Math.floor(index / 4) % replays.length]!,
    faults: isSweep ? [] : createFaults(random),
    log: isSweep
      ? {}
      : random.pick([{}, {}, { lagMs: 4_000 }, { lagMs: 60_000 }, { skewMs: [0, -1_500, 900] }]),
    processes: isSweep ? 1 : random.pick([1, 1, 2]),
    deaths: [
      isSweep ? toDeath(random, { step }, journal) : createFirstDeath(random, journal),
      ...createDeaths(random, journal),
    ],
  }
}

/** Mostly where it is decided who orders, and whether the next one may; those who then go on together are rivals. */
function createFirstDeath(random: Random, journal: JournalKind): Death {
  const anywhere = { step: random.below(mostSteps) }
  if (random.next() < 0.3) return toDeath(random, anywhere, journal)
  return { ...toDeath(random, random.pick(critical), journal), thenAlive: random.pick([1, 2, 2]) }
}

function createDeaths(random: Random, journal: JournalKind): Death[] {
  return Array.from({ length: random.below(4) }, () => {
    const when = random.next() < 0.7 ? { step: random.below(mostSteps) } : { afterMs: random.below(mostMs) }
    return toDeath(random, when, journal)
  })
}

function toDeath(random: Random, when: Moment, journal: JournalKind): Death {
  const by = journal === 'folder' ? random.pick<Death['by']>(['kill', 'kill', 'power']) : 'kill'
  return { when, by, thenAlive: random.pick([1, 1, 2]) }
}

/** All of them end within the time that `reconcile` waits for an order to show. */
function createFaults(random: Random): Scenario['faults'] {
  const finishLate = (): FaultOptions['effect'] => ({
    finishLateMs: random.below(12 * 60_000),
    answerAfterMs: random.below(20_000),
    answer: random.pick(['gateway-timeout', 'nothing']),
  })
  return Array.from({ length: random.below(3) }, () => ({
    nth: random.pick([1, 2, 2, 2, 3, 4]), // the second is mostly the order, after its dry run
    effect: random.pick<FaultOptions['effect']>([
      'drop-response',
      'drop-response',
      finishLate(),
      finishLate(),
      finishLate(),
      'drop-request',
      'truncate',
      'html',
      { status: 500, code: 'INTERNAL_ERROR' },
      { status: 502, code: 'BACKEND_ERROR' },
      { retryAfterSeconds: 7 },
      { latencyMs: 15_000 },
    ]),
  }))
}
