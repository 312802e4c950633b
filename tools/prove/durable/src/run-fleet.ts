import type { EngineName } from './engines.ts'
import { openScene, runFlows } from './scene.ts'
import { startWorkers } from './workers.ts'

export interface FleetFigures {
  readonly requests: number
  /** Responses with 429. */
  readonly rejected: number
  readonly double: number
  readonly lost: number
  readonly endless: number
  readonly secrets: number
  readonly seconds: number
  readonly errors: readonly string[]
}

export interface FleetOptions {
  readonly engine: EngineName
  readonly flows: number
  readonly workers: number
  readonly deadlineMs: number
}

// The limits are ten times those of the API, so that the run takes minutes instead of an hour. The rules are the same.
const limits = { perMinute: 600, perDay: 100_000, concurrent: 5 }

/** Orders many servers at the same time on several workers, within the limits of one account. */
export async function runFleet({
  engine,
  flows,
  workers: count,
  deadlineMs,
}: FleetOptions): Promise<FleetFigures> {
  const startedAt = performance.now()
  const scene = await openScene(engine)
  const { sandbox, env } = scene
  sandbox.limits.set({ vps: limits, common: limits })
  const before = sandbox.servers().length
  const workers = await startWorkers({ engine, sandbox, env, count, dies: () => false })
  const names = Array.from({ length: flows }, (_, index) => `fleet-${index}`)
  const order = { plan_id: 'standard-2gb', image_id: 'debian-13', maxTotalPrice: 100_000 }
  const outcomes = await runFlows(
    names.map((intent) => () => scene.flows.start('orderServer', intent, { ...order, intent })),
    deadlineMs,
  )
  await workers.close()
  const ordered = sandbox.servers().length - before
  const responses = sandbox.coverage()
  const secrets = await scene.countSecrets()
  await scene.close()
  const errors = outcomes.filter((outcome) => outcome instanceof Error).map(String)
  return {
    requests: responses.reduce((sum, { count }) => sum + count, 0),
    rejected: responses.filter(({ status }) => status === 429).reduce((sum, { count }) => sum + count, 0),
    double: Math.max(0, ordered - flows),
    lost: errors.length + Math.max(0, flows - ordered),
    endless: outcomes.filter((outcome) => outcome === null).length,
    secrets,
    seconds: (performance.now() - startedAt) / 1_000,
    errors,
  }
}
