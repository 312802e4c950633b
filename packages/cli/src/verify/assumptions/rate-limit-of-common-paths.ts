import type { Observer } from './observer.ts'

/** What /v1/me is counted with: told by what others leave of it. */
export const rateLimitOfCommonPaths: Observer<'rate-limit-of-common-paths'> = {
  id: 'rate-limit-of-common-paths',
  observe({ probe }) {
    const left = (purpose: string): number =>
      Number(probe(purpose)?.headers.get('X-RateLimit-Remaining') ?? Number.NaN)
    const byVps = left('count-1') - left('count-2')
    const byHosting = left('count-2') - left('count-3')
    if (byVps === 1 && byHosting === 1) return 'limits of their own, with the same numbers'
    if (byVps === 2 && byHosting === 1) return 'count as requests on VPSs'
    return byVps === 1 && byHosting === 2 ? 'count as requests on hosting' : undefined
  },
}
