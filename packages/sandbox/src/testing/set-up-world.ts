import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { createClock } from '../time/clock.ts'
import { createHttpDate } from '../time/http-date.ts'
import { createCoverage } from '../journal/coverage.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { createEventLog } from '../events/event-log.ts'
import { createExchanges } from '../journal/exchanges.ts'
import { createJournal } from '../journal/journal.ts'
import { createFaults } from '../faults/faults.ts'
import { createLateRequests, createPunctualClock } from '../faults/late-requests.ts'
import { usualOwnershipLabel } from '../hosting/server/ownership.ts'
import { createKeyFinder } from '../keys/create-key-finder.ts'
import { createKeys, type Keys } from '../keys/keys.ts'
import type { LimitOptions } from '../limits/limit-settings.ts'
import { createLimits } from '../limits/limits.ts'
import { createExecutionLog } from '../logs/execution-log.ts'
import { createOpenOrders } from '../ordering/open-orders.ts'
import { toResponse } from '../http/answer.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { createRoutes } from '../request/routes.ts'
import type { World } from '../request/serve.ts'
import { seed } from '../seed/seed.ts'
import { createTestStore } from './create-test-store.ts'
import type { Store } from '../storage/store.ts'
import { startAt } from './set-up.ts'

/** Creates the parts of a sandbox, for tests that store data directly or send requests from other IP addresses. */
export function setUpWorld(
  limits: LimitOptions = false,
  store: Store = createTestStore(),
  choices: Partial<AssumptionChoices> = {},
): World & { serve: (request: Request, address: string) => Promise<Response>; keys: Keys; apiKey: string } {
  const assume = chooseAssumptions(choices)
  const late = createLateRequests()
  const world: World = {
    clock: createPunctualClock(createClock({ speed: 0, startAt }), late),
    toHttpDate: createHttpDate(),
    store,
    findKey: createKeyFinder(store),
    assume,
    log: createExecutionLog(store),
    limits: createLimits(limits, assume),
    faults: createFaults(1),
    journal: createJournal(store, assume, startAt, createEventLog()),
    exchanges: createExchanges(),
    coverage: createCoverage(),
    openOrders: createOpenOrders(),
    late,
    ownershipLabel: usualOwnershipLabel,
  }
  const routes = createRoutes(world)
  seed(store, startAt)
  const keys = createKeys(store, assume)
  return {
    ...world,
    keys,
    apiKey: keys.create({ allow_signup: true }),
    serve: async (request, address) => toResponse(await routes(fromRequest(request, address))),
  }
}
