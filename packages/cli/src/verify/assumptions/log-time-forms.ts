import type { Observer } from './observer.ts'

/** Which forms of a time the log takes. */
export const logTimeForms: Observer<'log-time-forms'> = {
  id: 'log-time-forms',
  observe({ probe }) {
    const { status } = probe('log-time') ?? {}
    if (status === 200) return 'also ISO 8601 with an offset, such as 2026-10-01T12:00:00+09:00'
    return status === 422 ? 'YYYY-MM-DD HH:MM:SS only' : undefined
  },
}
