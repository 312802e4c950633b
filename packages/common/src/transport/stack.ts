import type { ClientConfig } from '../client-config.ts'
import type { Call } from './call.ts'
import type { Fetch, Layer } from './fetch.ts'
import { withAuth } from './with-auth.ts'
import { withErrors } from './with-errors.ts'
import { withLogging } from './with-logging.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * The transport of one call, from the outside in:
 *
 * 1. retry decides on the errors of the layers below, and begins each attempt anew;
 * 2. logging sees every attempt as it ended, before a key is on it;
 * 3. the timeout covers all that an attempt does, asking for the key and reading the body included;
 * 4. auth puts the key on each attempt, so a new key takes effect with the next one;
 * 5. errors reads the body and turns what is no success into an error: it stands next to the network
 *    because it takes the key and the passwords of the request out of what it reports.
 */
export function stack(config: ClientConfig, call: Call): Fetch {
  const { world, retry, logger } = config
  const layers: Layer[] = [
    ...(retry === false ? [] : [withRetry(world, call, retry)]),
    ...(logger === undefined ? [] : [withLogging(world, call, logger)]),
    withTimeout(world, call),
    withAuth(config.apiKey),
    withErrors(world, call),
  ]
  return layers.reduceRight((next, layer) => layer(next), config.fetch)
}
