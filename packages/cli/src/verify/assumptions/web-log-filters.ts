import type { Observer } from './observer.ts'

/** How lines and keyword of a log go together. */
export const webLogFilters: Observer<'web-log-filters'> = {
  id: 'web-log-filters',
  observe({ probe }) {
    const text = (purpose: string): string | undefined =>
      (Object(probe(purpose)?.body) as { readonly log?: string }).log?.trim()
    if (text('log-case')) return 'the last lines among those that hold the keyword, in any case'
    const found = text('log-keyword')
    if (found === undefined) return undefined
    return found === ''
      ? 'those that hold the keyword among the last lines, in the same case'
      : 'the last lines among those that hold the keyword, in the same case'
  },
}
