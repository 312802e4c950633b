import type { Observer } from './observer.ts'

/** How many requests a minute hosting allows. */
export const rateLimitsOfHosting: Observer<'rate-limits-of-hosting'> = {
  id: 'rate-limits-of-hosting',
  observe({ of }) {
    const limit = of('listHostingServers')[0]?.headers.get('X-RateLimit-Limit')
    if (limit === '60') return '60 a minute, 10,000 a day and 5 at the same time'
    if (limit === '120') return '120 a minute, 30,000 a day and 10 at the same time'
    return limit === '300' ? '300 a minute, 100,000 a day and 20 at the same time' : undefined
  },
}
