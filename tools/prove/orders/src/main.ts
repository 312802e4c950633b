// Runs any number of orders in which everything goes wrong: `model` simulates worlds full of them, `kills` kills
// processes that order through the SDK, `command` kills `hostwright order`. Exits with 1 if a promise was broken.
import { parseArgs } from 'node:util'
import { mustRunAll, whyWithoutRedis } from '@hostwright/machine/start-redis'
import { runOrderKills } from './command/run-order-kills.ts'
import { runKills } from './kills/run-kills.ts'
import type { JournalKind, Scenario } from './kills/scenario.ts'
import { findLack, toOutcome } from './model/figures.ts'
import { runInThreads } from './model/run-plans.ts'
import { type Outcome, toReport } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10000' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    journal: { type: 'string', default: 'both' },
    scenario: { type: 'string' },
  },
})

/** Prints an outcome, and why it proves too little. */
function report(outcome: Outcome, lack?: string): void {
  for (const line of toReport(outcome)) console.log(line)
  if (lack !== undefined) console.log(`Not enough: ${lack}.`)
  if (outcome.violations.length > 0 || lack !== undefined) process.exitCode = 1
}

const tooFew = (done: number, wanted: number): string | undefined =>
  done < Math.max(1, wanted) ? `${done} kills of ${wanted}` : undefined

/** Simulates worlds, then kills a tenth as many processes. */
async function simulate(): Promise<void> {
  const [runs, from] = [Number(values.runs), Number(values.from)]
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  console.log(`seed ${seed}`)
  const { figures, violations } = await runInThreads({ runs, seed, from })
  report(toOutcome(figures, violations), violations.length > 0 ? undefined : findLack(figures))
  const kills = Number(values.kills ?? (from > 0 ? 0 : Math.ceil(runs / 10)))
  if (kills > 0) await killBuyers(kills, seed)
}

async function killBuyers(kills: number, seed: number): Promise<void> {
  const scenario = values.scenario === undefined ? undefined : (JSON.parse(values.scenario) as Scenario)
  const chosen = scenario?.journal ?? values.journal
  const journals = chosen === 'both' ? (['folder', 'redis'] as const) : [chosen as JournalKind]
  for (const journal of journals) {
    const why = journal === 'redis' ? whyWithoutRedis() : undefined
    if (why !== undefined) {
      console.log(`kills, redis: ${mustRunAll() ? 'FAILED' : 'skipped'}. ${why}`)
      if (mustRunAll()) process.exitCode = 1
      continue
    }
    const share = Math.ceil(kills / journals.length)
    const outcome = await runKills({ kills: share, seed, journal, scenario })
    // A single scenario may end before its deaths happen.
    report(outcome, scenario ? undefined : tooFew(outcome.kills, share))
  }
}

const drivers: Readonly<Record<string, () => Promise<void>>> = {
  model: simulate,
  kills: () => killBuyers(Number(values.kills ?? 100), Number(values.seed ?? 1)),
  async command() {
    const kills = Number(values.kills ?? 100)
    const outcome = await runOrderKills(kills, Number(values.seed ?? 1))
    report(outcome, tooFew(outcome.kills, kills))
  },
}

const driver = drivers[positionals[0] ?? '']
if (driver === undefined) throw new Error(`Say which: ${Object.keys(drivers).join(', ')}`)
await driver()
