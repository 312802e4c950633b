import type { Observer } from './observer.ts'

/** Whether the priorities of the filters of a domain have gaps. */
export const mailFilterPriority: Observer<'mail-filter-priority'> = {
  id: 'mail-filter-priority',
  observe({ bodies }) {
    const filters = bodies<{
      readonly filters: readonly { readonly domain: string; readonly priority: number }[]
    }>('listMailFilters').flatMap(({ filters }) => filters)
    if (filters.length === 0) return undefined
    const hasGap = [...new Set(filters.map(({ domain }) => domain))].some((domain) => {
      const own = filters.filter((filter) => filter.domain === domain)
      return Math.max(...own.map(({ priority }) => priority)) > own.length
    })
    return hasGap ? 'one more than the last of its name, and it stays' : undefined
  },
}
