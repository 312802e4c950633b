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
 * Creates a client's transport from its layers, outermost first:
 *
 * 1. retry decides about the errors of the layers below, starts each attempt and keeps the list of attempts;
 * 2. pacing holds back each attempt until it has a slot, before the attempt's timeout starts;
 * 3. logging and tracing observe each attempt and its result, before the API key is added;
 * 4. the timeout covers the whole attempt, including getting the key and reading the body;
 * 5. auth adds the key to each attempt, so a new key takes effect with the next attempt;
 * 6. `sendOnce` sends one attempt and turns each response without success into an error. It is next to the network
 *    because it removes the key and the passwords of the request from its errors.
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
