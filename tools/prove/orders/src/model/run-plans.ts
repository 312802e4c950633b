import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { asyncProperty, check } from 'fast-check'
import type { Violation } from '../checks.ts'
import { addFigures, type Figures, toFigures } from './figures.ts'
import { anyPlan } from './plan.ts'
import { simulate } from './simulate.ts'

export interface RunOptions {
  readonly runs: number
  readonly seed: number
  /** Number of the first run. @default 0 */
  readonly from?: number | undefined
}

/** Figures of many runs, and the violations of the first failed run, whose plan is made as small as possible. */
export interface Runs {
  readonly figures: Figures
  readonly violations: readonly Violation[]
}

// A smaller example is easier to read, but not worth much time.
const mostShrinks = 400

/** Simulates random worlds until one fails. */
export async function runPlans({ runs, seed, from = 0 }: RunOptions): Promise<Runs> {
  const all: Figures[] = []
  let shrinks: number | undefined
  const property = asyncProperty(anyPlan, async (plan) => {
    if (shrinks !== undefined && ++shrinks > mostShrinks) return
    const result = await simulate(plan)
    if (shrinks === undefined) all.push(toFigures(result))
    const [violation] = result.violations
    if (violation === undefined) return
    shrinks ??= 0
    throw new Error(violation.message)
  })
  const path = from > 0 ? { path: String(from) } : {}
  const { failed, counterexample, counterexamplePath } = await check(property, {
    numRuns: runs,
    seed,
    ...path,
  })
  const figures = addFigures(all)
  if (!failed || counterexample === null) return { figures, violations: [] }
  const [plan] = counterexample
  const { violations, trace } = await simulate(plan)
  const number = counterexamplePath?.split(':')[0]
  const again = `npx pnpm test:orders --seed ${seed} --from ${number} --runs 1`
  const lines = [...trace, `The world: ${JSON.stringify(plan)}`]
  return {
    figures,
    violations: violations.map((one) => ({ ...one, again: [again, ...lines].join('\n') })),
  }
}

/** Runs plans in several threads. Each thread has its own worlds, time and random numbers. */
export async function runInThreads({ runs, seed, from = 0 }: RunOptions): Promise<Runs> {
  const threads = from > 0 ? 1 : Math.max(1, Math.min(runs, availableParallelism(), 8))
  const all = await Promise.all(
    Array.from({ length: threads }, (_, index) => {
      const options: RunOptions = { runs: Math.ceil((runs - index) / threads), seed: seed + index, from }
      const worker = new Worker(new URL(import.meta.url), { workerData: { plans: options } })
      return new Promise<Runs>((resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', reject)
      })
    }),
  )
  return {
    figures: addFigures(all.map(({ figures }) => figures)),
    violations: all.flatMap(({ violations }) => violations),
  }
}

const given = (workerData as { readonly plans?: RunOptions } | null)?.plans
if (!isMainThread && given) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await runPlans(given))
}
