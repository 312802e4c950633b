import type { ApiKey } from '../client-options.ts'
import { ApiError, isApiError } from '../errors/api-error.ts'
import type { Layer } from './call.ts'

/**
 * Puts the API key on attempts. A key that is given as a function is asked for at every attempt, so it may change. A key that the
 * API has answered with 401 is not sent again: repeated failures would get the address blocked.
 */
export function withAuth(apiKey: ApiKey): Layer {
  let refused: { readonly key: string; readonly error: ApiError } | undefined
  return (next) => async (call) => {
    const key = typeof apiKey === 'string' ? apiKey : await apiKey()
    if (refused?.key === key) throw notSent(refused.error, call.operation)
    call.request.headers['authorization'] = `Bearer ${key}`
    try {
      return await next(call)
    } catch (error) {
      if (isApiError(error) && error.status === 401) refused = { key, error }
      throw error
    }
  }
}

function notSent(earlier: ApiError, operation: string): ApiError {
  const message = 'Not sent: the API has refused this key before. Give the client another key'
  const { status, code, retryAfterMs, rateLimit } = earlier
  return new ApiError({ status, code, message, details: [], operation, retryAfterMs, rateLimit })
}
