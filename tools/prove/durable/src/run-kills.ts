import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../orders/src/index.ts'
import type { EngineName } from './engines.ts'
import { decideForFlows } from './decide-for-flows.ts'
import { type FlowFigures, openScene, runFlows, type Scene } from './scene.ts'
import { startWorkers, type Workers } from './workers.ts'

export interface KillFigures extends FlowFigures {
  /** Moments of requests at which a worker was killed, each once. */
  readonly boundaries: readonly string[]
  /** Number of kills at random moments. */
  readonly random: number
  readonly flows: number
  /** Number of questions that only a person could decide. */
  readonly asked: number
}

export interface KillOptions {
  readonly engine: EngineName
  /** Number of kills at random moments. */
  readonly random: number
  readonly seed: number
  /** Number of servers to order, reinstall and reboot in one round. */
  readonly servers: number
  /** Number of boundaries at which a worker is killed. @default all */
  readonly boundaries?: number | undefined
  readonly deadlineMs: number
}

const order = { plan_id: 'standard-2gb', image_id: 'debian-13', maxTotalPrice: 100_000 }

/**
 * Runs flows and kills their workers: once at each moment of each kind of request, before and after the API executes
 * it, and at random moments. Repeats rounds until all random kills have happened.
 */
export async function runKills(options: KillOptions): Promise<KillFigures> {
  const { engine, seed, servers, deadlineMs, boundaries: most = Infinity } = options
  const scene = await openScene(engine)
  const { sandbox, env } = scene
  sandbox.limits.set({ vps: { perMinute: 100_000, perDay: 1_000_000, concurrent: 50 }, common: false })
  const boundaries = new Set<string>()
  const workers = await startWorkers({
    engine,
    sandbox,
    env,
    count: 2,
    dies({ call, when }) {
      const boundary = `${when} ${call}`
      if (boundaries.size >= most || boundaries.has(boundary)) return false
      boundaries.add(boundary)
      return true
    },
  })
  const killing = killAtRandom(workers, options.random, seed)
  const outcomes: unknown[] = []
  let rounds = 0
  const person = decideForFlows(scene.flows, sandbox, () => toIntents(rounds, servers))
  do {
    rounds += 1
    outcomes.push(...(await runRound(scene, rounds, servers, deadlineMs)))
  } while (killing.left() > 0 && !outcomes.includes(null))
  killing.end()
  await person.end()
  await workers.close()
  return {
    boundaries: [...boundaries],
    random: options.random - killing.left(),
    flows: outcomes.length,
    asked: person.asked(),
    ...(await scene.end(outcomes, rounds * servers)),
  }
}

/** Orders servers, reinstalls each and reboots all; each flow waits for the flows that it depends on. */
async function runRound(
  { flows }: Scene,
  round: number,
  servers: number,
  deadlineMs: number,
): Promise<unknown[]> {
  const intents = toIntents(round, servers)
  const ordered = await runFlows(
    intents.map((intent) => () => flows.start('orderServer', intent, { ...order, intent })),
    deadlineMs,
  )
  const uuids = ordered.filter((uuid) => typeof uuid === 'string')
  const reinstalled = await runFlows(
    uuids.map((uuid) => () => flows.start('reinstallSafely', `${round} ${uuid}`, uuid, 'ubuntu-24-04')),
    deadlineMs,
  )
  const rebooted = await runFlows(
    [() => flows.start('rebootInWaves', `${round} reboots`, uuids, Math.ceil(servers / 2))],
    deadlineMs,
  )
  return [...ordered, ...reinstalled, ...rebooted]
}

function toIntents(round: number, servers: number): string[] {
  return Array.from({ length: servers }, (_, index) => `round-${round}-${index}`)
}

function killAtRandom(workers: Workers, count: number, seed: number) {
  const random = createRandom(seed)
  const ended = new AbortController()
  let left = count
  void (async () => {
    while (left > 0) {
      // A worker needs about a second to start.
      await sleep(500 + random() * 4_000, undefined, { signal: ended.signal })
      if (workers.killOne(random)) left -= 1
    }
  })().catch(() => {})
  return { left: () => left, end: () => ended.abort() }
}
