import type { Observer } from './observer.ts'

/** The names in `permissions` of a custom key. */
export const permissionCategoryNames: Observer<'permission-category-names'> = {
  id: 'permission-category-names',
  observe({ bodies }) {
    for (const { services } of bodies<Me>('getApiKey')) {
      for (const { permissions = {} } of Object.values(services)) {
        const name = Object.keys(permissions).find((key) => /[_-]|[a-z][A-Z]/.test(key))
        if (name?.includes('_')) return 'power_operation: lower case with underscores'
        if (name?.includes('-')) return 'power-operation: lower case with hyphens'
        if (name) return 'powerOperation: camel case'
      }
    }
    return undefined
  },
}

interface Me {
  readonly services: Readonly<Record<string, { readonly permissions?: object }>>
}
