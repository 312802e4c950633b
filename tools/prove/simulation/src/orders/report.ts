import { type Figures, isTooFewClean, isTooMuchUnknown } from './figures.ts'
import type { Failure } from './run-plans.ts'

/** What is told of many runs, as lines. */
export function toReport(figures: Figures, failures: readonly Failure[]): string[] {
  const { runs, orders, executed, crashes, executedTwice, contradictions, otherProblems } = figures
  const { clean, unknown, undecided } = figures
  const rows: [string, string][] = [
    ['runs', count(runs)],
    ['orders sent', count(orders)],
    ['contracts', count(executed)],
    ['crashes', count(crashes)],
    ['executed more than once', `${executedTwice} (must be 0)`],
    ['contradictions of the truth', `${contradictions} (must be 0)`],
    ['anything else that must not be', `${otherProblems} (must be 0)`],
    [
      'unknown after everything has settled',
      `${unknown} of ${count(clean)} clean runs, ${((100 * unknown) / Math.max(1, clean)).toFixed(2)} % (at most 2 %)`,
    ],
    ['unknown beside what nothing explains', `${undecided} of ${count(runs - clean)} runs`],
  ]
  return [
    ...rows.map(([what, figure]) => `${what.padEnd(38)} ${figure}`),
    'counted apart, because no design can keep it from being wrong:',
    ...toCounts(figures.apart),
    'why orders stayed unknown:',
    ...toCounts(figures.reasons),
    ...failures.flatMap(toLines),
    ...(isTooMuchUnknown(figures) ? ['Too much is unknown.'] : []),
    ...(isTooFewClean(figures) ? ['Too few runs are clean: a quarter has to be.'] : []),
  ]
}

function toCounts(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, times]) => `  ${String(times).padStart(6)}  ${what}`)
}

function toLines({ seed, from, problems, plan, trace }: Failure): string[] {
  return [
    '',
    ...problems,
    `Again: npx pnpm test:orders --seed ${seed} --from ${from} --runs 1`,
    ...trace,
    `The world: ${JSON.stringify(plan)}`,
  ]
}

function count(number: number): string {
  return number.toLocaleString('en')
}
