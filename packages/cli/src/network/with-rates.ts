import type { Fetch } from '@hostwright/common'

/** The most requests that the API takes in a minute, by the first part of their paths after the version. */
export type Rates = Map<string, number>

/** Wraps a `fetch` so that the limits per minute that responses name are noted. */
export function withRates(fetch: Fetch, rates: Rates): Fetch {
  const send: Fetch = async (request) => {
    const response = await fetch(request)
    const limit = Number(response.headers.get('X-RateLimit-Limit') ?? '')
    if (Number.isInteger(limit) && limit > 0) rates.set(toGroup(new URL(request.url).pathname), limit)
    return response
  }
  return Object.assign(send, { isPlain: fetch.isPlain })
}

/** Returns the group of requests that share a limit: those of VPSs, and those of each hosting server. */
export function toGroup(path: string): string {
  const [, first = '', server = ''] = /\/v1\/([^/]+)\/?([^/]*)/.exec(path) ?? []
  return first === 'server' ? `server ${server}` : first
}
