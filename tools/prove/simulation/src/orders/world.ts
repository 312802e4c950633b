import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { createApart } from './apart.ts'
import { type Checks, createChecks } from './checks.ts'
import { createForgetfulJournal, type ForgetfulJournal } from './forgetful-journal.ts'
import { createMachine, type Machine } from './machine.ts'
import type { MachinePlan, Plan } from './plan.ts'
import { password, type Product, products } from './product.ts'
import { createRandom } from './random.ts'
import { createTrace, type Trace } from './trace.ts'
import { createTruth, type Truth } from './truth.ts'
import { createWay, type Way } from './way.ts'

/** One account with everybody who orders from it. */
export interface World {
  readonly plan: Plan
  readonly sandbox: Sandbox
  readonly product: Product
  readonly truth: Truth
  readonly checks: Checks
  readonly trace: Trace
  readonly way: Way
  readonly machines: readonly Machine[]
  /** The machine with a number; there may be fewer, and then it is another one. */
  machine(number: number): Machine
  readonly colleagueKey: string
  readonly purse: Purse
  /** The journal that all share, if they do. */
  readonly journal: ForgetfulJournal | undefined
  /** Whether nothing happens any more but what users ask. */
  readonly isSettling: () => boolean
  /** Ends everything that goes wrong, and lets everything be set up. */
  settle(): void
}

/** The prepaid balance, which somebody may take away for a while. */
export interface Purse {
  empty(): void
  fill(): void
  spent(): number
}

const startBalance = 10_000_000

export async function createWorld(plan: Plan): Promise<World> {
  const product = products[plan.product]
  const sandbox = await createSandbox({
    speed: 0,
    startAt: Date.UTC(2026, 9, 1, 3),
    assumptions: { 'completed-order-replay': plan.replay },
  })
  sandbox.account.setBalance(startBalance)
  sandbox.log.set({ lagMs: plan.lagMs, skewMs: plan.skewMs })
  sandbox.transitions.set(product.machine, { mode: 'after', seconds: plan.setupMs / 1_000 })
  const shared = sandbox.keys.create({ allow_signup: true })
  const apiKeys = plan.machines.map(() =>
    plan.keys === 'one' ? shared : sandbox.keys.create({ allow_signup: true }),
  )
  const otherKeys = plan.machines.map(() => sandbox.keys.create({ allow_signup: true }))
  const colleagueKey = sandbox.keys.create({ allow_signup: true })
  const keys = [...new Set([...apiKeys, ...otherKeys, colleagueKey])]
  await useBefore(sandbox, keys)
  const random = createRandom(plan.seed)
  const trace = createTrace(sandbox.clock.now)
  const truth = createTruth(sandbox, plan.product, product)
  const way = createWay(plan, { sandbox, product, random, truth, keys })
  const journal = plan.journals === 'shared' ? createForgetfulJournal(sandbox.clock.now) : undefined
  const around = { sandbox, product, way, random, trace, journal: journal?.journal }
  const machines = plan.machines.map((machine: MachinePlan, index) =>
    createMachine(`process ${index + 1}`, machine, [apiKeys[index]!, otherKeys[index]!], around),
  )
  const secrets = [password, ...apiKeys, ...otherKeys]
  let isSettling = false
  const purse = createPurse(sandbox)
  const hasDied = (process: string): boolean => machines.some((machine) => machine.hasDied(process))
  const apart = createApart({ plan, journal, hasDied, departures: way.departures })
  return {
    plan,
    sandbox,
    product,
    truth,
    checks: createChecks(truth, secrets, apart, sandbox.clock.now),
    trace,
    way,
    machines,
    machine: (number) => machines[number % machines.length] as Machine,
    colleagueKey,
    purse,
    journal,
    isSettling: () => isSettling,
    settle() {
      isSettling = true
      way.clear()
      purse.fill()
      sandbox.transitions.set(product.machine, { mode: 'immediate' })
      for (const machine of machines) machine.calm()
    },
  }
}

/** Keys have a history: the execution log of one that was used for nothing yet shows no time. */
async function useBefore({ baseUrl, fetch, clock }: Sandbox, apiKeys: readonly string[]): Promise<void> {
  for (const key of apiKeys) {
    await fetch(new Request(`${baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${key}` } }))
  }
  await clock.advance(3_600_000)
}

function createPurse({ account }: Sandbox): Purse {
  let taken = 0
  return {
    empty() {
      taken += account.balance
      account.setBalance(0)
    },
    fill() {
      account.setBalance(account.balance + taken)
      taken = 0
    },
    spent: () => startBalance - account.balance - taken,
  }
}
