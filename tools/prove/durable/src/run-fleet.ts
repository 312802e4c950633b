import type { EngineName } from './engines.ts'
import { type FlowFigures, openScene, runFlows } from './scene.ts'
import { startWorkers } from './workers.ts'

export interface FleetFigures extends FlowFigures {
  readonly requests: number
  /** Responses with 429. */
  readonly rejected: number
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
  const scene = await openScene(engine)
  const { sandbox, env } = scene
  sandbox.limits.set({ vps: limits, common: limits })
  const workers = await startWorkers({ engine, sandbox, env, count, dies: () => false })
  const names = Array.from({ length: flows }, (_, index) => `fleet-${index}`)
  const order = { plan_id: 'standard-2gb', image_id: 'debian-13', maxTotalPrice: 100_000 }
  const outcomes = await runFlows(
    names.map((intent) => () => scene.flows.start('orderServer', intent, { ...order, intent })),
    deadlineMs,
  )
  await workers.close()
  const responses = sandbox.coverage()
  return {
    requests: responses.reduce((sum, { count }) => sum + count, 0),
    rejected: responses.filter(({ status }) => status === 429).reduce((sum, { count }) => sum + count, 0),
    ...(await scene.end(outcomes, flows)),
  }
}
