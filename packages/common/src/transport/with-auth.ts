import type { ApiKey } from '../client-options.ts'
import { ApiError, isApiError } from '../errors/api-error.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'

/** Puts the API key on attempts. One serves all calls of a client. */
export interface Auth {
  layer(call: Call): Layer
}

/**
 * A key that is given as a function is asked for at every attempt, so it may change. A key that the
 * API has answered with 401 is not sent again: repeated failures would get the address blocked.
 */
export function createAuth(apiKey: ApiKey): Auth {
  let refused: { readonly key: string; readonly error: ApiError } | undefined
  return {
    layer: (call) => (next) => async (request) => {
      const key = typeof apiKey === 'string' ? apiKey : await apiKey()
      if (refused?.key === key) throw notSent(refused.error, call.operation)
      request.headers.set('Authorization', `Bearer ${key}`)
      try {
        return await next(request)
      } catch (error) {
        if (isApiError(error) && error.status === 401) refused = { key, error }
        throw error
      }
    },
  }
}

function notSent(earlier: ApiError, operation: string): ApiError {
  const message = 'Not sent: the API has refused this key before. Give the client another key'
  const { status, code, retryAfterMs, rateLimit } = earlier
  return new ApiError({ status, code, message, details: [], operation, retryAfterMs, rateLimit })
}
