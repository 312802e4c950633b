import type { TransportConfig } from '../transport/transport-config.ts'
import { toCall } from './to-call.ts'
import type { ClientFetch } from './create-fetch.ts'
import { ConfigError } from '../errors/config-error.ts'
import { errorStatus } from '../errors/hostwright-error.ts'
import type { Send } from '../call/call.ts'
import { load } from '../call/load.ts'
import { parseSuccess } from '../transport/send-once.ts'

/**
 * Returns `client.fetch`. Its code is loaded at the first call, because it contains the list of all paths, which other
 * programs do not need.
 */
export function createLateFetch(config: TransportConfig, send: Send): ClientFetch {
  let fetch: ClientFetch | undefined
  return async (...args) => {
    const { createFetch } = await load('fetch', import('./create-fetch.ts'))
    fetch ??= createFetch({ config, send, toCall, parseSuccess, errorStatus, ConfigError })
    return fetch(...args)
  }
}
