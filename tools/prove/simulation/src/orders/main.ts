// Random worlds full of orders, as many as are asked for, and processes that are really killed while they order. Exits
// with 1 when something was that must never be.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { addFigures, isTooFewClean, isTooMuchUnknown, noFigures } from './figures.ts'
import { toReport } from './report.ts'
import type { RunOptions, runPlans } from './run-plans.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    kills: { type: 'string' },
  },
})
const runs = Number(values.runs)
const seed = Number(values.seed)
const from = Number(values.from)
const kills = Number(values.kills ?? (from > 0 ? 0 : Math.ceil(runs / 10)))

type Outcome = Awaited<ReturnType<typeof runPlans>>

// Each has worlds of its own; time and chance of a world belong to its thread.
const threads = from > 0 ? 1 : Math.max(1, Math.min(runs, availableParallelism(), 8))
const outcomes = await Promise.all(
  Array.from({ length: threads }, (_, index) =>
    work({ runs: Math.ceil((runs - index) / threads), seed: seed + index, from }),
  ),
)
const figures = outcomes.reduce((sum, outcome) => addFigures(sum, outcome.figures), noFigures)
const failures = outcomes.flatMap(({ failure }) => failure ?? [])
for (const line of [`seed ${seed}`, ...toReport(figures, failures)]) console.log(line)
// A number of runs that is none must not pass for one.
const isDone = failures.length > 0 || figures.executed > 0
if (!isDone) console.log(`No order was executed in ${figures.runs} runs: nothing has been checked`)
const isWrong = failures.length > 0 || isTooMuchUnknown(figures) || isTooFewClean(figures) || !isDone
if (isWrong) process.exitCode = 1
if (kills > 0 && !killProcesses()) process.exitCode = 1

function work(options: RunOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: options })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function killProcesses(): boolean {
  const program = fileURLToPath(new URL('../../../kills/src/main.ts', import.meta.url))
  const options = ['--kills', String(kills), '--seed', String(seed)]
  const { status } = spawnSync(process.execPath, [...process.execArgv, program, ...options], {
    stdio: 'inherit',
  })
  return status === 0
}
