import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { RateLimitLeft } from './limit-usage.ts'

/** The limits of one group of paths. */
export type PoolName = RateLimitLeft['group']

/** Which limits a request counts against. */
export function poolOf(path: string, assume: AssumptionChoices): PoolName {
  if (path.startsWith('/v1/vps/')) return 'vps'
  if (path === '/v1/server' || path.startsWith('/v1/server/')) return 'server'
  switch (assume['rate-limit-of-common-paths']) {
    case 'limits of their own, with the same numbers':
      return 'common'
    case 'count as requests on VPSs':
      return 'vps'
    case 'count as requests on hosting':
      return 'server'
  }
}

/** Whether a response tells what is left of them. */
export function hasHeaders(status: number, isKnown: boolean, assume: AssumptionChoices): boolean {
  switch (assume['rate-limit-headers']) {
    case 'every response':
      return true
    case 'every response to a known key':
      return isKnown
    case 'successes and 429 only':
      return status < 400 || status === 429
  }
}
