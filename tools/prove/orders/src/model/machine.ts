import { createClient, type OrderJournal } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import { createIndexedJournal, interceptJournal } from '../journal-faults.ts'
import { createOrders, type Orders, type Product } from '../products.ts'
import type { Random } from '../random.ts'
import { createLife, type Life } from './life.ts'
import { createMachineClock, type MachineClock } from './machine-clock.ts'
import type { JournalFailure, MachinePlan } from './plan.ts'
import type { Way } from './way.ts'

/** A machine on which one process runs at a time; after a death, the next one starts when it is needed. */
export interface Machine {
  /** API key that the machine currently orders with. */
  readonly apiKey: string
  /** Switches the machine to its other key of the same account. */
  rotateKey(): void
  /** Gives the machine another IP address, from which its requests come. */
  moveTo(address: string): void
  readonly clock: Pick<MachineClock, 'step' | 'sleep'>
  /** Returns the running process. */
  process(): Process
  /** Names of the processes that have died on this machine. */
  readonly died: readonly string[]
  kill(): void
  /** Ends all planned failures of this machine. */
  calm(): void
}

/** A process, whose clients all die with it. */
export interface Process {
  readonly name: string
  /** Executes work with one of its clients; rejects with `ProcessDied` if the process dies meanwhile. */
  run<T>(work: (orders: Orders) => Promise<T>, client?: 0 | 1): Promise<T>
}

/** Surroundings of a machine. */
export interface Surroundings {
  readonly sandbox: Sandbox
  readonly product: Product
  readonly way: Way
  readonly random: Random
  readonly trace: (who: string, what: string) => void
  /** Journal that all processes share; `undefined` if each has its own in memory. */
  readonly journal: OrderJournal | undefined
}

export function createMachine(
  name: string,
  plan: MachinePlan,
  [apiKey, otherKey]: readonly [string, string],
  around: Surroundings,
): Machine {
  const deaths = [...plan.deaths]
  let failures = plan.journalFailures
  let operations = 0
  const clock = createMachineClock(around.sandbox, plan)
  const died: string[] = []
  let key = apiKey
  let address = '127.0.0.1'
  let current: { readonly process: Process; readonly life: Life } | undefined

  const takeFailure = (): JournalFailure | undefined => {
    operations += 1
    return failures.find(({ at }) => at === operations)
  }

  function start(): { readonly process: Process; readonly life: Life } {
    const life = createLife(deaths.shift(), clock.untilAwake)
    const called = died.length === 0 ? name : `${name}'${died.length}`
    life.end.catch(() => {
      died.push(called)
      around.trace(called, 'dies')
    })
    const inside = { life, clock, apiKey: () => key, address: () => address, takeFailure }
    return { life, process: createProcess(called, inside, around) }
  }

  return {
    get apiKey() {
      return key
    },
    rotateKey() {
      key = key === apiKey ? otherKey : apiKey
    },
    moveTo(another) {
      address = another
    },
    clock,
    process() {
      if (current === undefined || current.life.isOver) current = start()
      return current.process
    },
    died,
    kill: () => current?.life.kill(),
    calm() {
      deaths.length = 0
      failures = []
    },
  }
}

interface Inside {
  readonly life: Life
  readonly clock: MachineClock
  readonly apiKey: () => string
  readonly address: () => string
  readonly takeFailure: () => JournalFailure | undefined
}

/** Creates a process with two clients. After its death, they get no results any more. */
function createProcess(
  name: string,
  { life, clock, apiKey, address, takeFailure }: Inside,
  { sandbox, way, random, product, journal = createIndexedJournal() }: Surroundings,
): Process {
  const { sleep } = sandbox.clock
  const options = {
    baseUrl: sandbox.baseUrl,
    apiKey,
    fetch: (request: Request) => life.pass(() => way.fetch(request, name, address())),
    sleep: (ms: number, signal?: AbortSignal) => life.pass(() => sleep(ms, signal)),
    random,
    ...clock.platform,
    journal: createFlakyJournal(journal, life, takeFailure, random, sleep),
  }
  const orders = [0, 1].map(() => createOrders(createClient(options), product))
  return {
    name,
    run: (work, client = 0) => Promise.race([work(orders[client]!), life.end]),
  }
}

const mostDelayMs = 30

/** Wraps a remote journal: calls are delayed, sometimes for long, and fail at times. */
function createFlakyJournal(
  inner: OrderJournal,
  life: Life,
  takeFailure: () => JournalFailure | undefined,
  random: Random,
  sleep: (ms: number) => Promise<void>,
): OrderJournal {
  return interceptJournal(
    () => inner,
    (work) =>
      life.pass(async () => {
        const failure = takeFailure()
        await sleep(random() * mostDelayMs)
        const isFailure = failure !== undefined && failure.lateMs === undefined
        if (isFailure && !failure.isWritten) throw new Error('The journal is out of reach.')
        const result = await work()
        await sleep(random() * mostDelayMs + (failure?.lateMs ?? 0))
        if (isFailure) throw new Error('The journal is out of reach.')
        return result
      }),
  )
}
