import { createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import { interceptJournal } from '../journal-faults.ts'
import { createOrders, type Orders, type Product } from '../products.ts'
import type { Random } from '../random.ts'
import { createLife, type Life } from './life.ts'
import { createMachineClock, type MachineClock } from './machine-clock.ts'
import type { JournalFailure, MachinePlan } from './plan.ts'
import type { Way } from './way.ts'

/** A machine on which one process runs at a time; one that has died is started again when it is needed. */
export interface Machine {
  /** The key that it orders with now. */
  readonly apiKey: string
  /** Gives it its other key of the same account. */
  rotateKey(): void
  readonly clock: Pick<MachineClock, 'step' | 'sleep'>
  /** The process that runs now. */
  process(): Process
  /** The names of the processes that have died here. */
  readonly died: readonly string[]
  kill(): void
  /** From now on nothing goes wrong here. */
  calm(): void
}

/** A process, all of which dies together. */
export interface Process {
  readonly name: string
  /** Does something with one of its clients; rejects with `ProcessDied` when it dies meanwhile. */
  run<T>(work: (orders: Orders) => Promise<T>, client?: 0 | 1): Promise<T>
}

/** The surroundings of a machine. */
export interface Surroundings {
  readonly sandbox: Sandbox
  readonly product: Product
  readonly way: Way
  readonly random: Random
  readonly trace: (who: string, what: string) => void
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
  let failures = plan.journalFailures
  let operations = 0
  const clock = createMachineClock(around.sandbox, plan)
  const died: string[] = []
  let key = apiKey
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
    return { life, process: createProcess(called, { life, clock, apiKey: () => key, takeFailure }, around) }
  }

  return {
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

/** A journal as a process sees it that has it elsewhere: with delays, now and then long ones, and failing at times. */
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
