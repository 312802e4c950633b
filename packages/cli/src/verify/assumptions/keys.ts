import type { Observer } from './observer.ts'

interface Me {
  readonly services: Readonly<
    Record<string, { readonly permission_type?: string; readonly permissions?: object }>
  >
}

/** Observer that finds out whether a key for a single server can read the list of VPSs. */
const legacyKeys: Observer<'legacy-keys'> = {
  id: 'legacy-keys',
  observe({ all, bodies }) {
    const isLegacy = bodies<{ readonly service_type?: string }>('getApiKey').some(
      ({ service_type }) => service_type,
    )
    const list = all.find(({ operation }) => operation.operationId === 'listVpsServers')
    if (!isLegacy || list === undefined) return undefined
    return list.status === 200 ? 'own-server-and-reads' : 'own-server'
  },
}

/** Observer that finds out whether a custom key can call operations that belong to no permission category. */
const operationsWithoutCategory: Observer<'operations-without-category'> = {
  id: 'operations-without-category',
  observe({ all, bodies }) {
    const isCustom = bodies<Me>('getApiKey').some(
      ({ services }) => services['server']?.permission_type === 'custom',
    )
    const seen = all.filter(({ operation }) => {
      const { service, category } = operation['x-permission'] ?? {}
      return service === 'server' && category === undefined && operation.path.includes('{')
    })
    if (!isCustom || seen.length === 0) return undefined
    return seen.some(({ status }) => status === 200) ? 'allowed' : 'forbidden'
  },
}

/** Observer that finds out how the names of categories are written in the `permissions` of a custom key. */
const permissionCategoryNames: Observer<'permission-category-names'> = {
  id: 'permission-category-names',
  observe({ bodies }) {
    for (const { services } of bodies<Me>('getApiKey')) {
      for (const { permissions = {} } of Object.values(services)) {
        const name = Object.keys(permissions).find((key) => /[_-]|[a-z][A-Z]/.test(key))
        if (name?.includes('_')) return 'snake-case'
        if (name?.includes('-')) return 'kebab-case'
        if (name) return 'camel-case'
      }
    }
    return undefined
  },
}

/** Observers that find out the API's choices for API keys from the responses of an account. */
export const keysObservers: readonly Observer[] = [
  legacyKeys,
  operationsWithoutCategory,
  permissionCategoryNames,
]
