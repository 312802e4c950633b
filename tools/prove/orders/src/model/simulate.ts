import type { Quote } from '@hostwright/common'
import type { Violation } from '../checks.ts'
import { createRandom } from '../random.ts'
import { checkPosts } from './check-posts.ts'
import { happen } from './events.ts'
import { loadCode } from './load-code.ts'
import { isClean, type Plan } from './plan.ts'
import { simulateRuntime } from './runtime.ts'
import { simulatePlatform } from './simulated-platform.ts'
import { askOnce } from './ask.ts'
import { fulfil, type Intent } from './user.ts'
import { createWorld, type World } from './world.ts'

/** Result of a run. */
export interface Result {
  readonly violations: readonly Violation[]
  /** Orders that left a process. */
  readonly orders: number
  readonly executed: number
  /** Processes that died. */
  readonly crashes: number
  /** Reasons why intents were still unknown after everything had settled. */
  readonly unknown: readonly string[]
  /** Whether something in the world belongs to no request of the journal, so that orders beside it stay unknown. */
  readonly isUnmatched: boolean
  /** Violations that no design could have prevented. */
  readonly apart: readonly string[]
  readonly trace: readonly string[]
}

const hour = 3_600_000

/** Simulates one world: first with all planned failures, then until everything settles. */
export async function simulate(plan: Plan): Promise<Result> {
  await loadCode(plan.product)
  const runtime = simulateRuntime(plan.runtime)
  const world = await createWorld(plan, runtime)
  const restore = simulatePlatform(world.sandbox.clock, createRandom(plan.seed))
  try {
    const wishes = plan.wishes.map((wish, index) => fulfil(world, wish, index))
    const [intents] = await Promise.all([Promise.all(wishes), happen(world, plan.events)])
    world.settle()
    await world.sandbox.clock.advance(2 * hour)
    const unknown = await settle(world, intents.flat())
    await world.sandbox.clock.advance(2 * hour)
    world.checks.end(world.purse.spent())
    await checkJournal(world)
    await checkPosts(world)
    return {
      violations: world.checks.violations,
      orders: world.way.departures.count(),
      executed: world.truth.executions().length,
      crashes: world.machines.flatMap(({ died }) => died).length,
      unknown,
      isUnmatched: !isClean(plan),
      apart: world.checks.apart,
      trace: world.lines,
    }
  } finally {
    restore()
    runtime.restore()
    await world.sandbox.close()
  }
}

const rounds = 4

/** Reconciles every unknown order as long as that decides one, and returns the reasons of those that stay unknown. */
async function settle(world: World, intents: readonly Intent[]): Promise<string[]> {
  let reasons = new Map<Intent, string>()
  let unknown = intents.filter(({ belief }) => belief === 'unknown')
  for (let round = 0; round < rounds; round++) {
    reasons = new Map()
    let askAgainMs = 0
    for (const intent of unknown) {
      const { quote, machine } = intent
      const found = await askOnce(world, machine, 'at the end', quote, (orders) => orders.reconcile(quote))
      if (found === undefined) reasons.set(intent, 'it could not be asked')
      else if (found.outcome === 'unknown')
        reasons.set(intent, `${describeMark(quote)}: ${found.reason.split(/[:;.]/)[0]}`)
      askAgainMs = Math.max(askAgainMs, found?.askAgainMs ?? hour / 4)
    }
    unknown = [...reasons.keys()]
    if (unknown.length === 0) break
    await world.sandbox.clock.advance(askAgainMs)
  }
  return [...reasons.values()]
}

function describeMark({ mark }: Quote<object>): string {
  if (mark === null) return 'no mark'
  return mark.isUnique ? 'derived mark' : 'given mark'
}

async function checkJournal({ journal, checks }: World): Promise<void> {
  if (journal !== undefined) checks.seen(JSON.stringify(await journal.journal.list()))
}
