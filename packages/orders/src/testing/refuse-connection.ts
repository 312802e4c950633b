const { channel } = process.getBuiltinModule('node:diagnostics_channel')

/**
 * Plays what undici reports of a request that finds the connection refused, and rejects as Node's `fetch` does. For a `Reply`
 * of a scripted `fetch`.
 */
export function refuseConnection({ method, url, headers }: Request): never {
  const request = { method, path: new URL(url).pathname, headers: [...headers].flat() }
  const error = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' })
  channel('undici:request:create').publish({ request })
  channel('undici:client:connectError').publish({ error })
  channel('undici:request:error').publish({ request, error })
  throw new TypeError('fetch failed', { cause: error })
}
