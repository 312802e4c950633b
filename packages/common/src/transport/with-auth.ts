import type { TransportConfig } from './transport-config.ts'
import { ApiError } from '../errors/api-error.ts'
import { toHash } from '../platform/to-hash.ts'
import { errorStatus } from '../errors/hostwright-error.ts'
import type { Layer } from '../call/call.ts'

// Largest number of rejected API keys that a client remembers.
const most = 100

/**
 * Adds the API key to each attempt. A key function is called for each attempt, so the key can rotate. A key that got a
 * 401, even from a proxy, is not used in later attempts of this client, because repeated 401s make the API block the
 * caller's IP address.
 */
export function withAuth(apiKey: TransportConfig['apiKey']): Layer {
  let rejected: Promise<string>[] = []
  // Sentry would show the local variable `key` at a caller without a name if this function had none.
  return (next) =>
    async function authenticate(call) {
      const key = await apiKey()
      // API keys are compared by their hashes. While no key has been rejected, no hash needs to be calculated.
      if (rejected.length > 0 && (await Promise.all(rejected)).includes(await identify(key))) {
        throw notSent(call.operation)
      }
      call.request.headers['authorization'] = `Bearer ${key}`
      try {
        return await next(call)
      } catch (error) {
        if (errorStatus(error) === 401) {
          rejected = [identify(key), ...rejected].slice(0, most)
        }
        throw error
      }
    }
}

/**
 * Returns the hash of an API key, so that a rejected key does not stay in memory. A page without https has no
 * `crypto.subtle`, so the key itself is returned there.
 */
async function identify(key: string): Promise<string> {
  return globalThis.crypto?.subtle ? toHash(key) : key
}

function notSent(operation: string): ApiError {
  return new ApiError({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Not sent: the API has rejected this key before: give another',
    details: [],
    operation,
    retryAfterMs: undefined,
    rateLimit: {},
  })
}
