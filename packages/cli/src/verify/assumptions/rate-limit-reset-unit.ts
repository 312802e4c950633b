import type { Observer } from './observer.ts'

/** The unit of X-RateLimit-Reset. */
export const rateLimitResetUnit: Observer<'rate-limit-reset-unit'> = {
  id: 'rate-limit-reset-unit',
  observe({ all }) {
    const text = all.map(({ headers }) => headers.get('X-RateLimit-Reset')).find((value) => value !== null)
    if (!text) return undefined
    const value = Number(text)
    if (value > 1e11) return 'Unix milliseconds'
    return value > 1e8 ? 'Unix seconds' : 'seconds from now'
  },
}
