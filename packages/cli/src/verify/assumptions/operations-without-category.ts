import type { Observer } from './observer.ts'

/** Whether a custom key may call what no category grants. */
export const operationsWithoutCategory: Observer<'operations-without-category'> = {
  id: 'operations-without-category',
  observe({ all, bodies }) {
    const isCustom = bodies<Me>('getApiKey').some(
      ({ services }) => services.server.permission_type === 'custom',
    )
    const seen = all.filter(({ operation }) => {
      const { service, category } = operation['x-permission'] ?? {}
      return service === 'server' && category === undefined && operation.path.includes('{')
    })
    if (!isCustom || seen.length === 0) return undefined
    return seen.some(({ status }) => status === 200)
      ? 'a custom key may call them'
      : 'no, for nothing can grant it'
  },
}

interface Me {
  readonly services: { readonly server: { readonly permission_type: string } }
}
