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
import { readHealth } from '../control/health.ts'
import { restoreSnapshot, takeSnapshot } from '../control/snapshot.ts'
import { createKeys } from '../keys/keys.ts'
import type { Store } from '../storage/store.ts'
import { keepTime } from '../time/kept-time.ts'
import { begin, type FullWorld } from './create-world.ts'

/** What a test may do to a world beside the API. */
export function createControls(world: FullWorld): Controls {
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
