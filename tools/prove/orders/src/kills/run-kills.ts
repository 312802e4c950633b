import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import type { Violation } from '../checks.ts'
import { products } from '../products.ts'
import type { Outcome } from '../report.ts'
import { createTruth } from '../truth.ts'
import { type Buyers, createBuyers } from './buyers.ts'
import { findViolations } from './find-violations.ts'
import { openJournal } from './messages.ts'
import { createScenario, isSweep, type JournalKind, type Scenario, toWay } from './scenario.ts'
import { isEndless, supervise, type Supervised } from './supervise.ts'

export interface KillOptions {
  /** Least number of processes to kill. */
  readonly kills: number
  readonly seed: number
  readonly journal: JournalKind
  /** Scenario to run alone; `kills` is then ignored. */
  readonly scenario?: Scenario | undefined
}

/** Outcome and number of all kills. */
export interface Kills extends Outcome {
  readonly kills: number
}

const lanes = 4

/**
 * Kills processes with signal 9 while they buy, lets others continue from the journal, and compares the result with the
 * orders that the API executed: each wish gets one server, paid once.
 */
export async function runKills(options: KillOptions): Promise<Kills> {
  const start = performance.now()
  const redis = options.journal === 'redis' ? await startRedis() : undefined
  const buyers = createBuyers(options.journal, lanes)
  const all: (Supervised & { readonly scenario: Scenario })[] = []
  const next = createNext(options, () => all.flatMap(({ kills }) => kills).length)

  async function runLane(): Promise<void> {
    const apis = createApis()
    for (let planned = next(); planned !== undefined; planned = next()) {
      const { scenario, hear } = planned
      const result = await runWish(await apis.open(scenario), buyers, redis?.url, scenario)
      hear(result.deaths)
      all.push({ ...result, scenario })
    }
    await apis.close()
  }

  await Promise.all(Array.from({ length: lanes }, runLane))
  await buyers.close()
  await redis?.close()
  return toOutcome(options.journal, all, (performance.now() - start) / 1_000)
}

function toOutcome(
  journal: JournalKind,
  all: readonly (Supervised & { readonly scenario: Scenario })[],
  seconds: number,
): Kills {
  const kills = all.flatMap((one) => one.kills)
  const undecided = all.flatMap(({ undecided: reasons, scenario }) =>
    reasons.slice(0, 1).map((why) => `${why} ${JSON.stringify(scenario)}`),
  )
  return {
    kills: kills.length,
    figures: {
      [`kills, ${journal}`]: `${kills.length} at ${new Set(kills).size} steps in ${seconds.toFixed(0)} s`,
      wishes: all.length,
      'outcomes that were told': all.flatMap(({ found }) => found).length,
      'unknown for good': `${undecided.length} wishes`,
    },
    counts: undecided.length > 0 ? { undecided: Object.fromEntries(undecided.map((why) => [why, 1])) } : {},
    violations: all.flatMap(({ violations, scenario }) =>
      violations.map((one): Violation => {
        return { ...one, again: `npx pnpm test:kills --scenario '${JSON.stringify(scenario)}'` }
      }),
    ),
  }
}

interface Planned {
  readonly scenario: Scenario
  /** Receives the number of deaths that happened. */
  readonly hear: (deaths: number) => void
}

/**
 * Creates scenarios until enough processes were killed. The first death moves from step to step, for each product and
 * way, and starts over at the end.
 */
function createNext(
  { kills, seed, journal, scenario: given }: KillOptions,
  killed: () => number,
): () => Planned | undefined {
  const steps = new Map<string, number>()
  let index = 0
  return () => {
    if (given) return index++ === 0 ? { scenario: given, hear() {} } : undefined
    if (killed() >= kills) return undefined
    const [isInSweep, sweep] = [isSweep(index), `${index % 2} ${toWay(index)}`]
    const step = isInSweep ? (steps.get(sweep) ?? 0) : 0
    if (isInSweep) steps.set(sweep, step + 1)
    const scenario = createScenario(seed, index++, step, journal)
    return {
      scenario,
      hear(deaths) {
        if (isInSweep && deaths === 0) steps.set(sweep, 0)
      },
    }
  }
}

/** Lets processes buy one server while they are killed, and checks the result. */
async function runWish(
  { sandbox, baseUrl }: Api,
  buyers: Buyers,
  redisUrl: string | undefined,
  scenario: Scenario,
): Promise<Supervised> {
  const { product, way, seed, journal: kind } = scenario
  const parent = mkdtempSync(join(tmpdir(), 'hostwright-kills-'))
  const folder = join(parent, 'orders')
  const address = { kind, place: redisUrl ?? folder, account: `${seed}-${performance.now()}` }
  const before = { truth: createTruth(sandbox), balance: sandbox.account.balance }
  const task = { product, way, baseUrl, apiKey: sandbox.apiKey, journal: address }
  const supervised = await supervise({ scenario, sandbox, buyers, task, folder })
  if (!isEndless(supervised)) {
    const { journal, close } = await openJournal(address)
    const account = { ...before, ...supervised }
    supervised.violations.push(...(await findViolations({ ...sandbox, baseUrl }, product, journal, account)))
    close()
  }
  rmSync(parent, { recursive: true })
  return supervised
}

/** API of one wish: a new account behind a port. */
interface Api {
  readonly sandbox: Sandbox
  readonly baseUrl: string
}

async function openApi(replay: Scenario['replay']): Promise<Api> {
  const assumptions = { 'completed-order-replay': replay }
  const sandbox = await createSandbox({ speed: 0, limits: false, assumptions })
  const { url } = await sandbox.listen({ port: 0 })
  return { sandbox, baseUrl: url }
}

/** Creates APIs that are reused, one wish after another. */
function createApis() {
  const opened = new Map<string, Promise<Api>>()

  return {
    async open({ replay, faults, log, product }: Scenario): Promise<Api> {
      const starting = opened.get(replay) ?? openApi(replay)
      opened.set(replay, starting)
      const { sandbox, baseUrl } = await starting
      sandbox.reset()
      // Prices change at midnight in Japan: an order at that moment may be rejected and placed once more.
      const hour = (new Date(sandbox.clock.now()).getUTCHours() + 9) % 24
      if (hour >= 12) await sandbox.clock.advance({ hours: 24 - hour })
      const { operationId } = products[product]
      for (const fault of faults) sandbox.faults.add({ operationId, ...fault })
      sandbox.log.set(log)
      return { sandbox, baseUrl }
    },
    async close() {
      for (const api of opened.values()) await (await api).sandbox.close()
    },
  }
}
