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
  clean: 0,
  unknown: 0,
  undecided: 0,
  reasons: {},
}

export function toFigures(result: Result): Figures {
  const { orders, executed, crashes, violations, unknown, isUnmatched } = result
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
    clean: isUnmatched ? 0 : 1,
    unknown: isUnmatched ? 0 : isUnknown,
    undecided: isUnmatched ? isUnknown : 0,
    reasons: Object.fromEntries([...new Set(unknown)].map((reason) => [reason, 1])),
  }
}

export function addFigures({ reasons, ...one }: Figures, { reasons: more, ...other }: Figures): Figures {
  const sums = Object.entries(one).map(([name, count]) => [name, count + other[name as keyof typeof other]])
  const all = { ...reasons }
  for (const [reason, count] of Object.entries(more)) all[reason] = (all[reason] ?? 0) + count
  return { ...(Object.fromEntries(sums) as Omit<Figures, 'reasons'>), reasons: all }
}

/** The part of all clean runs in which something may stay unknown. */
const mostUnknown = 0.02

/** Whether too much is unknown for a number of runs that says something. */
export function isTooMuchUnknown({ clean, unknown }: Figures): boolean {
  return unknown > Math.max(1, clean * mostUnknown)
}
