import { createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import { createFailures, createFlakyJournal } from './flaky-journal.ts'
import { createLife, type Life } from './life.ts'
import { createMachineClock, type MachineClock } from './machine-clock.ts'
import type { JournalFailure, MachinePlan } from './plan.ts'
import type { Orders, Product } from './product.ts'
import type { Random } from './random.ts'
import type { Trace } from './trace.ts'
import type { Way } from './way.ts'

/** A machine on which one process runs at a time; one that has died is started again when it is needed. */
export interface Machine {
  readonly name: string
  /** The key that it orders with now. */
  readonly apiKey: string
  /** Gives it its other key of the same account. */
  rotateKey(): void
  readonly clock: Pick<MachineClock, 'step' | 'sleep'>
  /** The process that runs now. */
  process(): Process
  /** Whether a process of this name has died here. */
  hasDied(process: string): boolean
  kill(): void
  /** From now on nothing goes wrong here. */
  calm(): void
  readonly deaths: () => number
}

/** What dies together. */
export interface Process {
  readonly name: string
  /** Does something with one of its clients; rejects with `ProcessDied` when it dies meanwhile. */
  run<T>(work: (orders: Orders) => Promise<T>, client?: 0 | 1): Promise<T>
}

/** What a machine has around it. */
export interface Surroundings {
  readonly sandbox: Sandbox
  readonly product: Product
  readonly way: Way
  readonly random: Random
  readonly trace: Trace
  /** The journal that all share; `undefined` when each process has its own, in its memory. */
  readonly journal: OrderJournal | undefined
}

export function createMachine(
  name: string,
  plan: MachinePlan,
  [apiKey, otherKey]: readonly [string, string],
  around: Surroundings,
): Machine {
  const deaths = [...plan.deaths]
  const failures = createFailures(plan.journalFailures)
  const clock = createMachineClock(around.sandbox, plan)
  const died: string[] = []
  let key = apiKey
  let current: { readonly process: Process; readonly life: Life } | undefined

  function start(): { readonly process: Process; readonly life: Life } {
    const life = createLife(deaths.shift(), clock.untilAwake)
    const called = died.length === 0 ? name : `${name}'${died.length}`
    life.end.catch(() => {
      died.push(called)
      around.trace.add(called, 'dies')
    })
    return {
      life,
      process: createProcess(called, { life, clock, apiKey: () => key, takeFailure: failures.take }, around),
    }
  }

  return {
    name,
    get apiKey() {
      return key
    },
    rotateKey() {
      key = key === apiKey ? otherKey : apiKey
    },
    clock,
    process() {
      if (current === undefined || current.life.isOver) current = start()
      return current.process
    },
    hasDied: (process) => died.includes(process),
    kill: () => current?.life.kill(),
    calm() {
      deaths.length = 0
      failures.clear()
    },
    deaths: () => died.length,
  }
}

interface Inside {
  readonly life: Life
  readonly clock: MachineClock
  readonly apiKey: () => string
  readonly takeFailure: () => JournalFailure | undefined
}

/** A process with two clients. Whatever they wait for, they do not hear of it any more when it dies. */
function createProcess(
  name: string,
  { life, clock, apiKey, takeFailure }: Inside,
  { sandbox, way, random, product, journal = createMemoryJournal() }: Surroundings,
): Process {
  const { sleep } = sandbox.clock
  const options = {
    baseUrl: sandbox.baseUrl,
    apiKey,
    fetch: (request: Request) => life.pass(() => way.fetch(request, name)),
    sleep: (ms: number, signal?: AbortSignal) => life.pass(() => sleep(ms, signal)),
    random,
    ...clock.world,
    journal: createFlakyJournal(journal, life, takeFailure, random, sleep),
  }
  const orders = [0, 1].map(() => product.createOrders(createClient(options)))
  return {
    name,
    run: (work, client = 0) => Promise.race([work(orders[client] as Orders), life.end]),
  }
}
