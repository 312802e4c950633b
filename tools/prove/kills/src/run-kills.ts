import { startRedis } from '@hostwright/redis-server'
import { type Apis, createApis } from './apis.ts'
import { createBuyers } from './buyers.ts'
import type { JournalKind } from './journals.ts'
import { runWish } from './run-wish.ts'
import { createScenario, type Scenario, toWay } from './scenario.ts'
import { type Finding, type Wrong, wrongs } from './truth.ts'

/** Options of `runKills`. */
export interface KillOptions {
  /** How many processes are to be killed. A few more may be. */
  readonly kills: number
  readonly seed: number
  readonly journal: JournalKind
  /** Runs these alone, whatever `kills` says. */
  readonly scenarios?: readonly Scenario[] | undefined
}

/** What has come of a run. All is well when `failures` is empty. */
export interface KillFigures {
  readonly kills: number
  /** The different steps at which processes were killed. */
  readonly steps: readonly string[]
  readonly wishes: number
  /** Wishes of which an order stayed unknown for good: nobody ordered again. */
  readonly undecided: readonly string[]
  /** How often the processes were told what had become of an order. */
  readonly told: number
  readonly wrongs: Readonly<Record<Wrong, number>>
  readonly failures: readonly Failure[]
  readonly seconds: number
}

export interface Failure extends Finding {
  readonly scenario: Scenario
}

interface Tally {
  kills: string[]
  wishes: number
  undecided: string[]
  told: number
  failures: Failure[]
}

const lanes = 4

/**
 * Kills processes with `kill -9` while they buy, has others go on from the journal, and compares what has come of it
 * with what the API has: each wish is one server, paid once.
 */
export async function runKills({ kills, seed, journal, scenarios }: KillOptions): Promise<KillFigures> {
  const start = performance.now()
  const redis = journal === 'redis' ? await startRedis() : undefined
  const buyers = createBuyers(journal, lanes)
  const tally: Tally = { kills: [], wishes: 0, undecided: [], told: 0, failures: [] }
  const next = scenarios === undefined ? createNext(tally, { kills, seed, journal }) : toNext(scenarios)

  async function runLane(apis: Apis): Promise<void> {
    for (let planned = next(); planned !== undefined; planned = next()) {
      const { scenario, hear } = planned
      const result = await runWish({ apis, buyers, redisUrl: redis?.url }, scenario)
      hear(result.deaths)
      tally.wishes += 1
      tally.kills.push(...result.kills)
      tally.told += result.found.length
      tally.undecided.push(...result.undecided.slice(0, 1).map((why) => `${why} ${JSON.stringify(scenario)}`))
      tally.failures.push(...result.findings.map((finding) => ({ ...finding, scenario })))
    }
    await apis.close()
  }

  await Promise.all(Array.from({ length: lanes }, () => runLane(createApis())))
  await buyers.close()
  await redis?.close()
  return toFigures(tally, (performance.now() - start) / 1000)
}

interface Planned {
  readonly scenario: Scenario
  /** Told how many of its deaths came. */
  readonly hear: (deaths: number) => void
}

/**
 * Scenarios until enough processes were killed. The first death goes from step to step, for each product and way, and
 * starts over at the end.
 */
function createNext(tally: Tally, { kills, seed, journal }: KillOptions): () => Planned | undefined {
  const steps = new Map<string, number>()
  let index = 0
  return () => {
    if (tally.kills.length >= kills) return undefined
    const sweep = `${index % 2} ${toWay(index)}`
    const isSweep = index % 4 < 2
    const step = isSweep ? (steps.get(sweep) ?? 0) : 0
    if (isSweep) steps.set(sweep, step + 1)
    const scenario = createScenario(seed, index++, step, journal)
    return {
      scenario,
      hear(deaths) {
        if (isSweep && deaths === 0) steps.set(sweep, 0)
      },
    }
  }
}

function toNext(scenarios: readonly Scenario[]): () => Planned | undefined {
  const left = [...scenarios]
  return () => {
    const scenario = left.shift()
    return scenario && { scenario, hear() {} }
  }
}

function toFigures({ kills, ...tally }: Tally, seconds: number): KillFigures {
  const countOf = (one: Wrong): number => tally.failures.filter(({ wrong }) => wrong === one).length
  const counts = Object.fromEntries(wrongs.map((wrong) => [wrong, countOf(wrong)])) as Record<Wrong, number>
  return { kills: kills.length, steps: [...new Set(kills)].toSorted(), wrongs: counts, seconds, ...tally }
}
