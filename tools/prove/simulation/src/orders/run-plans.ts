import { asyncProperty, check } from 'fast-check'
import { addFigures, type Figures, noFigures, toFigures } from './figures.ts'
import { anyPlan } from './any-plan.ts'
import type { Plan } from './plan.ts'
import { simulate } from './simulate.ts'

/** A run in which something was that must never be, made as small as could be. */
export interface Failure {
  /** They say which run it was: `--seed` and `--from`. */
  readonly seed: number
  readonly from: number
  readonly problems: readonly string[]
  readonly plan: Plan
  readonly trace: readonly string[]
}

export interface RunOptions {
  readonly runs: number
  readonly seed: number
  /** The number of the first run. @default 0 */
  readonly from?: number | undefined
  /** Told after each run. */
  readonly onRun?: ((figures: Figures) => void) | undefined
}

// Smaller examples are easier to read, but not worth any time.
const mostShrinks = 400

/** Lives through random worlds, until one goes wrong. */
export async function runPlans({
  runs,
  seed,
  from = 0,
  onRun,
}: RunOptions): Promise<{ readonly figures: Figures; readonly failure: Failure | undefined }> {
  let figures = noFigures
  let shrinks: number | undefined
  const property = asyncProperty(anyPlan, async (plan) => {
    if (shrinks !== undefined && ++shrinks > mostShrinks) return
    const result = await simulate(plan)
    if (shrinks === undefined) {
      figures = addFigures(figures, toFigures(result))
      onRun?.(figures)
    }
    const [violation] = result.violations
    if (violation === undefined) return
    shrinks ??= 0
    throw violation
  })
  const { failed, counterexample, counterexamplePath } = await check(property, {
    numRuns: runs,
    seed,
    ...(from > 0 && { path: String(from) }),
  })
  if (!failed || counterexample === null) return { figures, failure: undefined }
  const [plan] = counterexample
  const { violations, trace } = await simulate(plan)
  const problems = violations.map(({ message }) => message)
  const failure = { seed, from: Number(counterexamplePath?.split(':')[0]), problems, plan, trace }
  return { figures, failure }
}
