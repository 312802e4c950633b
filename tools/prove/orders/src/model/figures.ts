import type { Outcome } from '../report.ts'
import type { Result } from './simulate.ts'

/** Sums over many runs. */
export interface Figures {
  readonly runs: number
  /** Orders that left a process. */
  readonly orders: number
  readonly executed: number
  readonly crashes: number
  /**
   * Runs in which nothing is unmatched; the next property counts those in which an order was still unknown after
   * everything had settled.
   */
  readonly clean: number
  readonly unknown: number
  /** Other runs in which an order stayed unknown, because nothing can decide it there. */
  readonly undecided: number
  /** Violations that are counted apart, and reasons why orders stayed unknown. */
  readonly apart: readonly string[]
  readonly reasons: readonly string[]
}

export function toFigures({ isUnmatched, unknown, ...result }: Result): Figures {
  const { orders, executed, crashes, apart } = result
  const isUnknown = unknown.length > 0 ? 1 : 0
  return {
    runs: 1,
    orders,
    executed,
    crashes,
    apart,
    clean: isUnmatched ? 0 : 1,
    unknown: isUnmatched ? 0 : isUnknown,
    undecided: isUnmatched ? isUnknown : 0,
    reasons: [...new Set(unknown)].map((why) => (isUnmatched ? why : `in a clean run, ${why}`)),
  }
}

export function addFigures(all: readonly Figures[]): Figures {
  const sum = (name: Exclude<keyof Figures, 'apart' | 'reasons'>): number =>
    all.reduce((total, one) => total + one[name], 0)
  return {
    runs: sum('runs'),
    orders: sum('orders'),
    executed: sum('executed'),
    crashes: sum('crashes'),
    clean: sum('clean'),
    unknown: sum('unknown'),
    undecided: sum('undecided'),
    apart: all.flatMap(({ apart }) => apart),
    reasons: all.flatMap(({ reasons }) => reasons),
  }
}

/** Largest share of clean runs in which an order may stay unknown. */
const mostUnknown = 0.02

/** Explains why many runs prove too little; `undefined` if they prove enough. */
export function findLack({ runs, clean, unknown, executed }: Figures): string | undefined {
  if (executed === 0) return 'no order was executed, so nothing has been checked'
  if (unknown > Math.max(1, clean * mostUnknown)) return 'too much is unknown'
  // With fewer than 100 runs, the share of clean runs is random.
  if (runs >= 100 && clean < runs / 4) return 'too few runs are clean: a quarter has to be'
  return undefined
}

export function toOutcome(all: Figures, violations: Outcome['violations']): Outcome {
  const { runs, orders, executed, crashes, clean, unknown, undecided, apart, reasons } = all
  const part = ((100 * unknown) / Math.max(1, clean)).toFixed(2)
  return {
    figures: {
      runs,
      'orders sent': orders,
      contracts: executed,
      crashes,
      'unknown after everything has settled': `${unknown} of ${clean} clean runs, ${part} % (at most 2 %)`,
      'unknown beside what nothing explains': `${undecided} of ${runs - clean} runs`,
    },
    counts: {
      'counted apart, because no design can prevent it': count(apart),
      'why orders stayed unknown': count(reasons),
    },
    violations,
  }
}

function count(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  )
}
