import type { Observer } from './observer.ts'

/** Whether rejections carry the headers too. What unknown keys get cannot be told with a known one. */
export const rateLimitHeaders: Observer<'rate-limit-headers'> = {
  id: 'rate-limit-headers',
  observe({ probe }) {
    const rejected = probe('not-found')
    if (rejected === undefined || rejected.status === 429 || rejected.status < 400) return undefined
    return rejected.headers.has('X-RateLimit-Limit')
      ? ['every response', 'every response to a known key']
      : 'successes and 429 only'
  },
}
