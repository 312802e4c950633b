import type { ClientConfig } from '../client-config.ts'
import { createPacer, type Pacer } from '../pacing/pacer.ts'
import type { Call } from './call.ts'
import type { Fetch, Layer } from './fetch.ts'
import { createRetryBudget } from './retry-budget.ts'
import { createAuth } from './with-auth.ts'
import { withErrors } from './with-errors.ts'
import { withLogging } from './with-logging.ts'
import { withPacing } from './with-pacing.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'
import { withTracing } from './with-tracing.ts'

/** How the calls of one client reach the API. */
export interface Transport {
  /** The stack of layers for one call. */
  toFetch(call: Call): Fetch
  /** The client's pacer, if its calls are paced. */
  readonly pacer: Pacer | undefined
}

/**
 * Puts the layers of a call together, from the outside in:
 *
 * 1. retry decides on the errors of the layers below, begins each attempt anew and keeps the ledger;
 * 2. pacing lets each attempt wait for its place, which costs none of the attempt's time;
 * 3. logging and tracing see every attempt as it ended, before a key is on it;
 * 4. the timeout covers all that an attempt does, asking for the key and reading the body included;
 * 5. auth puts the key on each attempt, so a new key takes effect with the next one;
 * 6. errors reads the body and turns what is no success into an error: it stands next to the network
 *    because it takes the key and the passwords of the request out of what it reports.
 *
 * What outlives a call (the pacer, the retry budget, the refused key) is made once for the client.
 */
export function createTransport(config: ClientConfig): Transport {
  const { world, retry, pacing, logger, trace } = config
  const budget = createRetryBudget()
  const auth = createAuth(config.apiKey)
  const pacer = pacing === false ? undefined : createPacer(world, pacing.store, pacing.limits)
  return {
    pacer,
    toFetch(call) {
      const layers: Layer[] = [
        withRetry(world, call, retry, budget),
        ...(pacer === undefined ? [] : [withPacing(pacer, call, world.now)]),
        ...(logger === undefined ? [] : [withLogging(world, call, logger)]),
        ...(trace === undefined ? [] : [withTracing(call, trace)]),
        withTimeout(world, call),
        auth.layer(call),
        withErrors(world, call),
      ]
      return layers.reduceRight((next, layer) => layer(next), config.fetch)
    },
  }
}
