import type { Observer } from './observer.ts'

/** Whether a filter that sends mail nowhere has a target. */
export const mailFilterTarget: Observer<'mail-filter-target'> = {
  id: 'mail-filter-target',
  observe({ bodies }) {
    const filters = bodies<{
      readonly filters: readonly {
        readonly action: { readonly type: string; readonly target?: string | null }
      }[]
    }>('listMailFilters').flatMap(({ filters }) => filters)
    return filters.some(({ action }) => action.type !== 'mail_address' && action.target) ? 'none' : undefined
  },
}
