import type { TransportConfig } from './transport-config.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Layer, Send } from '../call/call.ts'
import type { Observe } from './observe.ts'
import { createRetryBudget } from './retry-budget.ts'
import type { SeenLimits } from './seen-limits.ts'
import { sendOnce } from './send-once.ts'
import { withAuth } from './with-auth.ts'
import { withLogging } from './with-logging.ts'
import { withPacing } from './with-pacing.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'
import { withTracing } from './with-tracing.ts'

/**
 * Puts the layers of a client together, from the outside in:
 *
 * 1. retry decides on the errors of the layers below, begins each attempt again and keeps the ledger;
 * 2. pacing lets each attempt wait for its place, which costs none of the attempt's time;
 * 3. logging and tracing see every attempt as it ended, before a key is on it;
 * 4. the timeout covers all that an attempt does, asking for the key and reading the body included;
 * 5. auth puts the key on each attempt, so a new key takes effect with the next one;
 * 6. at the bottom, one attempt is sent, and what is no success becomes an error: next to the network,
 *    because it takes the key and the passwords of the request out of what it reports.
 */
export function createTransport(
  config: TransportConfig,
  pacer: Pacer | false,
  observe: Observe,
  seen: SeenLimits,
): Send {
  const { platform, logger, trace } = config
  const layers: (Layer | false | undefined)[] = [
    withRetry(platform, config.retry, createRetryBudget(), observe),
    pacer && withPacing(pacer, platform),
    logger && withLogging(platform, logger, observe),
    trace && withTracing(trace, observe),
    withTimeout(platform),
    withAuth(config.apiKey),
  ]
  return layers.reduceRight<Send>((next, layer) => (layer ? layer(next) : next), sendOnce(config, seen))
}
