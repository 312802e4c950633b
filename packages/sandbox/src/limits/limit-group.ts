import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { RateLimitLeft } from './limit-usage.ts'

/** The name of a group of paths that share rate limits. */
export type LimitGroup = RateLimitLeft['group']

/** Returns the limit group that a request counts against. */
export function limitGroupOf(path: string, assume: AssumptionChoices): LimitGroup {
  if (path.startsWith('/v1/vps/')) return 'vps'
  if (path === '/v1/server' || path.startsWith('/v1/server/')) return 'server'
  switch (assume['rate-limit-of-common-paths']) {
    case 'own-limits':
      return 'common'
    case 'count-as-vps':
      return 'vps'
    case 'count-as-hosting':
      return 'server'
  }
}

/** Whether a response has the `X-RateLimit-*` headers, by its status and by whether its API key is known. */
export function hasHeaders(status: number, isKnown: boolean, assume: AssumptionChoices): boolean {
  switch (assume['rate-limit-headers']) {
    case 'all':
      return true
    case 'known-keys':
      return isKnown
    case 'successes-and-429':
      return status < 400 || status === 429
  }
}
