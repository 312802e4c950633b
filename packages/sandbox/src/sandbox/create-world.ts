import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { createEventHub, type EventHub } from '../events/event-hub.ts'
import { createFaults } from '../faults/faults.ts'
import { createLateRequests, createPunctualClock } from '../faults/late-requests.ts'
import { parseOwnershipLabel, usualOwnershipLabel } from '../hosting/server/ownership.ts'
import { createCoverage } from '../journal/coverage.ts'
import { createExchanges } from '../journal/exchanges.ts'
import { createJournal } from '../journal/journal.ts'
import { createKeyFinder } from '../keys/create-key-finder.ts'
import { createLimits } from '../limits/limits.ts'
import { createExecutionLog } from '../logs/execution-log.ts'
import { createOpenOrders } from '../ordering/open-orders.ts'
import type { World } from '../request/serve.ts'
import { beginWorld } from '../seed/begin-world.ts'
import type { WorldName } from '../seed/worlds.ts'
import type { Store } from '../storage/store.ts'
import { keepWorldId, type WorldId } from '../storage/world-id.ts'
import { createClock } from '../time/clock.ts'
import { createHttpDate } from '../time/http-date.ts'
import { latestTime } from '../time/kept-time.ts'
import type { SandboxOptions } from './sandbox-options.ts'

/** The parts of a sandbox, including those that only the control plane uses. */
export interface FullWorld extends World {
  readonly faults: ReturnType<typeof createFaults>
  /** Name of the initial account that was selected for the sandbox. A store that is not empty keeps its own account. */
  readonly name: WorldName
  /** The id of the world, which every response has in a header. */
  readonly worldId: WorldId
  /** The latest events of the sandbox, with the streams to its listeners. */
  readonly events: EventHub
}

/**
 * Creates the parts of a sandbox for a store. An empty store is filled with the initial account. If an option is
 * invalid or filling fails, the store is closed.
 */
export function createWorld(store: Store, options: SandboxOptions): FullWorld {
  try {
    const assume = chooseAssumptions(options.assumptions)
    const { startAt = Date.now() } = options
    const late = createLateRequests()
    const clock = createPunctualClock(
      createClock({ ...options, startAt: Math.max(startAt, latestTime(store)) }),
      late,
    )
    const name = options.world ?? 'small'
    beginWorld(store, clock.now(), assume, name)
    const worldId = keepWorldId(store, () => bytesToHex(randomBytes(16)))
    // The journal starts at the last time that the store contains, so that it records the transitions that happened
    // while the process was down.
    const events = createEventHub()
    const journal = createJournal(store, assume, latestTime(store), events)
    return {
      clock,
      toHttpDate: createHttpDate(),
      store,
      findKey: createKeyFinder(store),
      assume,
      log: createExecutionLog(store),
      limits: createLimits(options.limits, assume),
      faults: createFaults(options.seed ?? 1),
      journal,
      exchanges: createExchanges(),
      events,
      coverage: createCoverage(),
      openOrders: createOpenOrders(),
      late,
      ownershipLabel: parseOwnershipLabel(options.ownershipLabel ?? usualOwnershipLabel),
      name,
      worldId,
    }
  } catch (error) {
    store.close()
    throw error
  }
}
