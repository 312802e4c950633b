import type { ApiKey } from '../client-options.ts'
import { ApiError, isApiError } from '../errors/api-error.ts'
import { isHostwrightError } from '../errors/hostwright-error.ts'
import type { Layer } from './call.ts'
import { parseRateLimit } from './rate-limit.ts'

// So many refused keys are remembered, by their hashes.
const most = 100

/**
 * Puts the API key on attempts. A key that is given as a function is asked for at every attempt, so it may change. A key that the
 * API has answered with 401 is not sent again: repeated failures would get the address blocked.
 */
export function withAuth(apiKey: ApiKey): Layer {
  let refused: Promise<Map<string, unknown>> | undefined
  return (next) => async (call) => {
    const key = typeof apiKey === 'string' ? apiKey : await apiKey()
    // Before the first refusal, no call waits for a hash.
    const earlier = refused && (await refused).get(await toHash(key))
    if (earlier !== undefined) throw notSent(earlier, call.operation)
    call.request.headers['authorization'] = `Bearer ${key}`
    try {
      return await next(call)
    } catch (error) {
      if (isHostwrightError(error) && (error as { status?: unknown }).status === 401) {
        refused = remember(refused, key, error)
      }
      throw error
    }
  }
}

async function remember(
  refused: Promise<Map<string, unknown>> | undefined,
  key: string,
  error: unknown,
): Promise<Map<string, unknown>> {
  const [errors = new Map<string, unknown>(), hash] = await Promise.all([refused, toHash(key)])
  errors.delete(hash) // the latest is forgotten last
  errors.set(hash, error)
  if (errors.size > most) errors.delete(errors.keys().next().value!)
  return errors
}

async function toHash(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return String(new Uint8Array(digest))
}

function notSent(earlier: unknown, operation: string): ApiError {
  const message = 'Not sent: the API has refused this key before. Give the client another key'
  const known = { code: 'UNAUTHORIZED', retryAfterMs: undefined, rateLimit: parseRateLimit(new Headers(), 0) }
  const { code, retryAfterMs, rateLimit } = isApiError(earlier) ? earlier : known
  return new ApiError({ status: 401, code, message, details: [], operation, retryAfterMs, rateLimit })
}
