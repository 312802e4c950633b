import type { AssumptionChoices } from '../assumptions/assumption-choices.ts'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { createFaults } from '../faults/faults.ts'
import { createLateRequests, createPunctualClock } from '../faults/late-requests.ts'
import { parseOwnershipLabel, usualOwnershipLabel } from '../hosting/server/ownership.ts'
import { createCoverage } from '../journal/coverage.ts'
import { createJournal } from '../journal/journal.ts'
import { createKeys } from '../keys/keys.ts'
import { createLimits } from '../limits/limits.ts'
import { createExecutionLog } from '../logs/execution-log.ts'
import { createOpenOrders } from '../ordering/open-orders.ts'
import type { World } from '../request/serve.ts'
import { seedWorld, type WorldName } from '../seed/worlds.ts'
import type { Store } from '../storage/store.ts'
import { type Clock, createClock } from '../time/clock.ts'
import { keepTime, latestTime } from '../time/kept-time.ts'
import type { SandboxOptions } from './sandbox-options.ts'

/** A world, and what the control plane has to know of it. */
export interface FullWorld extends World {
  readonly faults: ReturnType<typeof createFaults>
  /** What it begins with, and starts over with. */
  readonly name: WorldName | undefined
}

/** Makes a world over a store, which is filled when it is empty, and closed when there can be none. */
export function createWorld(store: Store, options: SandboxOptions): FullWorld {
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

/** Fills a store that is empty; all of it or nothing, so that a file never holds half an account. */
export function begin(
  store: Store,
  clock: Clock,
  assume: AssumptionChoices,
  world: WorldName | undefined,
): void {
  store.transaction(() => {
    if (!store.isEmpty()) return
    seedWorld(store, clock.now(), world ?? 'small', assume)
    createKeys(store, assume).create({ allow_signup: true })
    keepTime(store, clock.now())
  })
}
