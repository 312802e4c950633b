import type { TransportConfig } from './transport-config.ts'
import { ApiError } from '../errors/api-error.ts'
import { toHash } from '../platform/to-hash.ts'
import { errorStatus } from '../errors/hostwright-error.ts'
import type { Layer } from '../call/call.ts'

// So many rejections are remembered.
const most = 100

/**
 * Puts the API key on attempts. A key that is given as a function is asked for at every attempt, so it may change. A key that the
 * API has responded with 401 is not used again: repeated failures would get the address blocked.
 */
export function withAuth(apiKey: TransportConfig['apiKey']): Layer {
  let rejected: Promise<string>[] = []
  return (next) => async (call) => {
    const key = await apiKey()
    // Before the first rejection, no call waits for a hash.
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

/** The key's hash, so that no key stays in memory. A page without https has none, and goes on with the key itself. */
async function identify(key: string): Promise<string> {
  return globalThis.crypto?.subtle ? toHash(key) : key
}

function notSent(operation: string): ApiError {
  return new ApiError({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Not sent: the API has rejected this key before. Give the client another key',
    details: [],
    operation,
    retryAfterMs: undefined,
    rateLimit: {},
  })
}
