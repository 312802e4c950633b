import { createContracts } from '../control/contracts.ts'
import { type Controls, listChosen } from '../control/controls.ts'
import { readHealth } from '../control/health.ts'
import { readContents } from '../control/hosting-contents.ts'
import { createMaintenance } from '../control/maintenance.ts'
import { listRunningOperations } from '../control/running-operations.ts'
import { createSandboxClock } from '../control/sandbox-clock.ts'
import { listServers } from '../control/servers.ts'
import { createPlans, type Plans } from '../control/plans.ts'
import { requireReadable, restoreSnapshot, takeSnapshot } from '../control/snapshot.ts'
import { createTransitions } from '../control/transitions.ts'
import { createChangeWatch } from '../control/watch-changes.ts'
import { toEventStream } from '../events/to-event-stream.ts'
import { createKeys } from '../keys/keys.ts'
import { beginWorld } from '../seed/begin-world.ts'
import { worlds } from '../seed/worlds.ts'
import type { Store } from '../storage/store.ts'
import { keepTime } from '../time/kept-time.ts'
import type { FullWorld } from './create-world.ts'
import type { LimitControl, Limits } from '../limits/limits.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import type { Clock } from '../time/clock.ts'

/**
 * Creates the functions with which tests control a sandbox. `look` adds an event for the changes since its last call,
 * such as those by time and by the controls.
 */
export function createControls(world: FullWorld): { readonly controls: Controls; readonly look: () => void } {
  const { store, clock, assume, limits, faults, log, late, journal, exchanges, coverage, events } = world
  const current = (): Store => {
    clock.now() // reading the clock executes late requests that are due
    return store
  }
  const state = createState(world, current)
  const look = createChangeWatch(
    world,
    () => ({ limits: limits.settings, log: log.settings, faults: faults.revision(), ...state.world() }),
    events,
  )
  const heartbeat = (): object => ({ now: new Date(clock.now()).toISOString(), speed: clock.speed() })
  const controls: Controls = {
    ...state,
    clock: createSandboxClock(clock, journal, () => keepTime(store, clock.now())),
    transitions: createTransitions(store, clock, journal),
    faults,
    keys: createKeys(store, assume),
    account: createCurrentAccount(current),
    limits: createLimitControl(limits, clock),
    log,
    maintenance: createMaintenance(store, clock, journal),
    contracts: createContracts(store, clock, journal),
    plans: createCurrentPlans(current),
    journal: () => journal.read(clock.now()),
    exchange: exchanges.read,
    coverage: coverage.list,
    health: readHealth,
    assumptions: () => listChosen(assume),
    servers: () => listServers(current(), assume, clock.now()),
    contents: (servername) => readContents(current(), servername, assume, clock.now()),
    operations: () => listRunningOperations(current(), late.list(), clock.now()),
    events: (lastEventId) => toEventStream(events.open(lastEventId, { look, heartbeat })),
  }
  return { controls, look }
}

/**
 * Creates the functions with which tests read and replace the stored data: reset, snapshot, restore, and the names of
 * the initial accounts.
 */
function createState(
  { store, clock, assume, limits, faults, log, late, journal, exchanges, name, worldId }: FullWorld,
  current: () => Store,
): Pick<Controls, 'reset' | 'world' | 'snapshot' | 'restore'> {
  let world = name
  return {
    reset(next = world) {
      late.clear()
      store.transaction(() => {
        store.clear()
        beginWorld(store, clock.now(), assume, next)
        worldId.renew()
      })
      world = next
      limits.clear()
      log.reset()
      faults.clear()
      journal.clear(clock.now())
      exchanges.clear()
    },
    world: () => ({ world, worlds }),
    snapshot: () => takeSnapshot(current()),
    restore(snapshot) {
      const now = clock.now()
      store.transaction(() => {
        restoreSnapshot(store, snapshot)
        keepTime(store, now)
        requireReadable(() => [
          listServers(store, assume, now),
          listRunningOperations(store, [], now),
          createKeys(store, assume).list(),
          createPlans(store).list(),
        ])
        worldId.renew()
      })
      late.clear()
      journal.takeAsGiven(clock.now())
    },
  }
}

/** Returns the controls of the account's balance. Before each call, late requests that are due are executed. */
function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/**
 * Returns the controls of the plans. Before each call, late requests that are due are executed: an order that is due
 * before a price change pays the old price.
 */
function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

/** Returns the controls of the rate limits, with the numbers of counted requests. */
function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}
