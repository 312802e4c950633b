import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { createForgetfulJournal, createIndexedJournal, type ForgetfulJournal } from '../journal-faults.ts'
import { type Order, products } from '../products.ts'
import { createRandom } from '../random.ts'
import { createTruth, type Truth } from '../truth.ts'
import { createApart } from './apart.ts'
import { type Checks, createChecks } from './checks.ts'
import { createMachine, type Machine } from './machine.ts'
import type { Plan } from './plan.ts'
import type { Runtime } from './runtime.ts'
import { createWay, type Way } from './way.ts'

/** One account and everyone who orders on it. */
export interface World {
  readonly plan: Plan
  readonly sandbox: Sandbox
  readonly product: (typeof products)[Plan['product']]
  readonly truth: Truth
  readonly checks: Checks
  /** Adds a line to the trace of a run, from which a failure can be understood. */
  readonly trace: (who: string, what: string) => void
  readonly lines: readonly string[]
  readonly way: Way
  readonly machines: readonly Machine[]
  /** Returns the machine with a number; larger numbers start again at the first machine. */
  machine(number: number): Machine
  readonly colleagueKey: string
  /** Prepaid balance, which a person may withdraw for a while. */
  readonly purse: Purse
  /** Journal that all processes share, if they do. */
  readonly journal: ForgetfulJournal | undefined
  /** Returns the order of a user, with or without a name. */
  toOrder(name: string | undefined): Order
  /** Reports whether only users act from now on. */
  readonly isSettling: () => boolean
  /** Ends all failures, and finishes all set-ups. */
  settle(): void
}

interface Purse {
  empty(): void
  fill(): void
  spent(): number
}

const startBalance = 10_000_000

export async function createWorld(plan: Plan, runtime: Runtime): Promise<World> {
  const product = products[plan.product]
  const sandbox = await createSandbox({
    speed: 0,
    startAt: Date.UTC(2026, 9, 1, 3),
    assumptions: { 'completed-order-replay': plan.replay },
  })
  sandbox.account.setBalance(startBalance)
  sandbox.log.set({ lagMs: plan.lagMs, skewMs: plan.skewMs })
  sandbox.transitions.set(product.machine, { mode: 'after', seconds: plan.setupMs / 1_000 })
  const createKey = (): string => sandbox.keys.create({ allow_signup: true })
  const shared = createKey()
  const apiKeys = plan.machines.map(() => (plan.keys === 'one' ? shared : createKey()))
  const otherKeys = plan.machines.map(createKey)
  const colleagueKey = createKey()
  const keys = [...new Set([...apiKeys, ...otherKeys, colleagueKey])]
  await useBefore(sandbox, keys)
  const random = createRandom(plan.seed)
  const { trace, lines } = createTrace(sandbox.clock.now)
  const truth = createTruth(sandbox)
  const way = createWay(plan, { sandbox, product: plan.product, random, truth, keys, runtime })
  const journal =
    plan.journals === 'shared' ? createForgetfulJournal(sandbox.clock.now, createIndexedJournal) : undefined
  const around = { sandbox, product: plan.product, way, random, trace, journal: journal?.journal }
  const machines = plan.machines.map((machine, index) =>
    createMachine(`process ${index + 1}`, machine, [apiKeys[index]!, otherKeys[index]!], around),
  )
  const secrets = [products.vps.terms.root_password, ...apiKeys, ...otherKeys]
  let isSettling = false
  const purse = createPurse(sandbox)
  const hasDied = (process: string): boolean => machines.some(({ died }) => died.includes(process))
  const apart = createApart({ plan, journal, hasDied, departures: way.departures })
  return {
    plan,
    sandbox,
    product,
    truth,
    checks: createChecks({ truth, product: plan.product, secrets, apart, now: sandbox.clock.now }),
    trace,
    lines,
    way,
    machines,
    machine: (number) => machines[number % machines.length]!,
    colleagueKey,
    purse,
    journal,
    toOrder: (name) => ({ ...product.input, ...(name !== undefined && { [product.nameField]: name }) }),
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

/** Uses each key once: the execution log of an unused key does not show the time. */
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

function createTrace(now: () => number): Pick<World, 'trace' | 'lines'> {
  const start = now()
  const lines: string[] = []
  const trace = (who: string, what: string): void => {
    const seconds = (now() - start) / 1_000
    const clock = `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
    lines.push(`${clock.padStart(10)}  ${who.padEnd(12)} ${what}`)
  }
  return { lines, trace }
}
