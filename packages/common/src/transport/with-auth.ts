import type { ApiKey } from '../client-options.ts'
import type { Layer } from './fetch.ts'

/** Puts the API key on each attempt. A key that is given as a function is asked for every time, so it may change. */
export function withAuth(apiKey: ApiKey): Layer {
  return (next) => async (request) => {
    const key = typeof apiKey === 'string' ? apiKey : await apiKey()
    request.headers.set('Authorization', `Bearer ${key}`)
    return next(request)
  }
}
