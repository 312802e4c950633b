import { randomUUID } from 'node:crypto'
import type { AssumptionChoices } from '../assumptions/assumption-choices.ts'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { type Clock, type ClockOptions, createClock } from '../time/clock.ts'
import {
  type Controls,
  createContracts,
  createCurrentAccount,
  createCurrentPlans,
  createMaintenance,
  createSandboxClock,
  createTransitions,
  listChosen,
} from '../control/controls.ts'
import { createCoverage } from '../journal/coverage.ts'
import { readHealth } from '../control/health.ts'
import { createJournal } from '../journal/journal.ts'
import { type ControlAccess, createControlServe, withControl } from '../control/serve-control.ts'
import { restoreSnapshot, takeSnapshot } from '../control/snapshot.ts'
import { createFaults } from '../faults/faults.ts'
import { createLateRequests, createPunctualClock } from '../faults/late-requests.ts'
import { toKey } from '../keys/key-record.ts'
import { parseOwnershipLabel, usualOwnershipLabel } from '../hosting/server/ownership.ts'
import { createKeys } from '../keys/keys.ts'
import type { LimitOptions } from '../limits/limit-settings.ts'
import { createLimits } from '../limits/limits.ts'
import { withCallerTime } from '../limits/with-caller-time.ts'
import { defaultHost, defaultPort, listen, type Listening, type ListenOptions } from './listen.ts'
import { createExecutionLog } from '../logs/execution-log.ts'
import { createOpenOrders } from '../ordering/open-orders.ts'
import { createRoutes } from '../request/routes.ts'
import type { World } from '../request/serve.ts'
import { withDocs } from '../http/with-docs.ts'
import { withPageAccess } from '../http/with-page-access.ts'
import { seedWorld, type WorldName } from '../seed/worlds.ts'
import { createStore, type Store } from '../storage/store.ts'
import { keepTime, latestTime } from '../time/kept-time.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends ClockOptions {
  /** A file that keeps the state; it is made when there is none. @default in memory */
  readonly db?: string | undefined
  /** The limits of the API: other numbers, or `false` for none. They count on the sandbox's clock. @default those of the API */
  readonly limits?: LimitOptions | undefined
  /** Decides which requests a fault with a `probability` hits. @default 1 */
  readonly seed?: number | undefined
  /** Who may use `/_sandbox` over HTTP: this machine, by its address and its own name, everybody, or nobody. @default 'loopback' */
  readonly control?: ControlAccess | undefined
  /** A folder of files for every `GET` that is not the API's, such as the built documentation. @default a line of text at `/` */
  readonly docs?: string | undefined
  /** What a new account holds. A file that holds one already keeps it. @default 'small' */
  readonly world?: WorldName | undefined
  /**
   * What the TXT record that proves the ownership of a domain is called: `_<label>.<domain>` with the value
   * `<label>=<token>`. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /** Other choices where the documentation settles nothing; see `assumptions`. */
  readonly assumptions?: Partial<AssumptionChoices> | undefined
}

/** An account of its own behind the whole API. */
export interface Sandbox extends Controls {
  /** The API, without a network: give it to the SDK as `fetch`. Works detached. */
  readonly fetch: (request: Request) => Promise<Response>
  /** An address that fits `fetch`. Nothing listens there until `listen` is called. */
  readonly baseUrl: string
  /** A key that may do everything, ordering included. */
  readonly apiKey: string
  /** What a page opened from a disk sends as `X-Sandbox-Token`; another one in each sandbox. Programs need none. */
  readonly pageToken: string
  /** Listens on a port as well. Rejects when the port is taken. */
  listen(options?: ListenOptions): Promise<Listening>
  /** Closes every port and forgets everything that no file keeps. `fetch` rejects from then on. */
  close(): Promise<void>
}

// The key that is made first is the same in every sandbox.
const apiKey = toKey(1)

/**
 * Makes a sandbox: the API itself with an account that holds 1,000,000 yen and one running VPS.
 * Two sandboxes share nothing.
 *
 * @example
 * const sandbox = await createSandbox({ speed: 0 })
 * const { baseUrl, apiKey, fetch, clock } = sandbox
 * const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { docs, db, control = 'loopback' } = options
  const store = createStore(db)
  const world = createWorld(store, options)
  const controls = createControls(world)
  const pageToken = randomUUID()
  const names = new Set<string>()
  const api = withDocs(withPageAccess(createRoutes(world), { token: pageToken, names }), docs)
  const serve = withControl(api, createControlServe(controls, control))
  const listening: Listening[] = []
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    await Promise.all(listening.splice(0).map((opened) => opened.close()))
    keepTime(store, world.clock.now())
    world.late.close()
    store.close()
  }

  return {
    ...controls,
    async fetch(request) {
      request.signal.throwIfAborted()
      return serve(request, defaultHost)
    },
    baseUrl: `http://${defaultHost}:${defaultPort}`,
    apiKey,
    pageToken,
    async listen(listenOptions) {
      const remote = withCallerTime(serve, world.clock, world.assume['rate-limit-reset-unit'])
      const opened = await listen(remote, listenOptions)
      names.add(listenOptions?.host ?? defaultHost)
      listening.push(opened)
      return opened
    },
    close: () => (closing ??= close()),
  }
}

interface FullWorld extends World {
  readonly faults: ReturnType<typeof createFaults>
  /** What it begins with, and starts over with. */
  readonly name: WorldName | undefined
}

function createWorld(store: Store, options: SandboxOptions): FullWorld {
  try {
    const assume = chooseAssumptions(options.assumptions)
    const { startAt = Date.now() } = options
    const late = createLateRequests()
    const clock = createPunctualClock(
      createClock({ ...options, startAt: Math.max(startAt, latestTime(store)) }),
      late,
    )
    begin(store, clock, assume, options.world)
    // What fell due while nobody had the file is news to the journal.
    const journal = createJournal(store, assume, latestTime(store))
    return {
      clock,
      store,
      assume,
      log: createExecutionLog(store),
      limits: createLimits(options.limits, assume),
      faults: createFaults(options.seed ?? 1),
      journal,
      coverage: createCoverage(),
      openOrders: createOpenOrders(),
      late,
      ownershipLabel: parseOwnershipLabel(options.ownershipLabel ?? usualOwnershipLabel),
      name: options.world,
    }
  } catch (error) {
    store.close()
    throw error
  }
}

function createControls(world: FullWorld): Controls {
  const { store, clock, assume, limits, faults, log, late, journal, coverage } = world
  const current = (): Store => {
    clock.now() // executes the late requests that are due
    return store
  }
  return {
    clock: createSandboxClock(clock, journal, () => keepTime(store, clock.now())),
    transitions: createTransitions(store, clock, journal),
    faults,
    keys: createKeys(store, assume),
    account: createCurrentAccount(current),
    limits,
    log,
    maintenance: createMaintenance(store, clock, journal),
    contracts: createContracts(store, clock, journal),
    plans: createCurrentPlans(current),
    reset() {
      late.clear()
      store.transaction(() => {
        store.clear()
        begin(store, clock, assume, world.name)
      })
      limits.clear()
      log.reset()
      faults.clear()
      journal.takeAsGiven(clock.now())
      journal.clear()
    },
    snapshot: () => takeSnapshot(current()),
    restore(snapshot) {
      const now = clock.now()
      store.transaction(() => {
        restoreSnapshot(store, snapshot)
        keepTime(store, now)
      })
      late.clear()
      journal.takeAsGiven(clock.now())
    },
    journal: () => journal.read(clock.now()),
    coverage: coverage.list,
    health: readHealth,
    assumptions: () => listChosen(assume),
  }
}

/** Fills a store that is empty; all of it or nothing, so that a file never holds half an account. */
function begin(store: Store, clock: Clock, assume: AssumptionChoices, world: WorldName | undefined): void {
  store.transaction(() => {
    if (!store.isEmpty()) return
    seedWorld(store, clock.now(), world ?? 'small', assume)
    createKeys(store, assume).create({ allow_signup: true })
    keepTime(store, clock.now())
  })
}
