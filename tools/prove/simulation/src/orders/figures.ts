import type { Result } from './simulate.ts'

/** What came of many runs. */
export interface Figures {
  readonly runs: number
  /** Orders that left a process. */
  readonly orders: number
  readonly executed: number
  readonly crashes: number
  readonly executedTwice: number
  /** How often `reconcile` or `place` contradicted the truth. */
  readonly contradictions: number
  /** Everything else that must never be. */
  readonly otherProblems: number
  /** What was wrong and is counted apart, and why. */
  readonly apart: Readonly<Record<string, number>>
  /** Runs in which nothing is unmatched, and those of them in which an order was unknown after everything had settled. */
  readonly clean: number
  readonly unknown: number
  /** Other runs in which an order stayed unknown: nothing can decide it there. */
  readonly undecided: number
  /** Why orders stayed unknown. */
  readonly reasons: Readonly<Record<string, number>>
}

export const noFigures: Figures = {
  runs: 0,
  orders: 0,
  executed: 0,
  crashes: 0,
  executedTwice: 0,
  contradictions: 0,
  otherProblems: 0,
  apart: {},
  clean: 0,
  unknown: 0,
  undecided: 0,
  reasons: {},
}

export function toFigures(result: Result): Figures {
  const { orders, executed, crashes, violations, apart, unknown, isUnmatched } = result
  const isUnknown = unknown.length > 0 ? 1 : 0
  const count = (...checks: string[]): number =>
    violations.filter(({ check }) => checks.includes(check)).length
  const executedTwice = count('executed more than once')
  const contradictions = count('reconcile contradicts the truth', 'place contradicts the truth')
  return {
    runs: 1,
    orders,
    executed,
    crashes,
    executedTwice,
    contradictions,
    otherProblems: violations.length - executedTwice - contradictions,
    apart: countEach(apart),
    clean: isUnmatched ? 0 : 1,
    unknown: isUnmatched ? 0 : isUnknown,
    undecided: isUnmatched ? isUnknown : 0,
    reasons: countEach([...new Set(unknown)].map((why) => (isUnmatched ? why : `in a clean run, ${why}`))),
  }
}

export function addFigures(one: Figures, other: Figures): Figures {
  const names = Object.keys(noFigures) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, add(one[name], other[name])])) as never
}

type Counts = Readonly<Record<string, number>>

function add(one: number | Counts, other: number | Counts): number | Counts {
  if (typeof one === 'number') return one + Number(other)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const more = other as Counts
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (more[name] ?? 0)]))
}

function countEach(names: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The part of all clean runs in which something may stay unknown. */
const mostUnknown = 0.02

/** Whether too much is unknown for a number of runs that says something. */
export function isTooMuchUnknown({ clean, unknown }: Figures): boolean {
  return unknown > Math.max(1, clean * mostUnknown)
}

/** Whether too few runs are clean for the part of unknown ones to say something; of a handful, any number may be. */
export function isTooFewClean({ runs, clean }: Figures): boolean {
  return runs >= 100 && clean < runs / 4
}
