import type { Observer } from './observer.ts'

/** What the list says of a VPS. */
export const contractStatusValues: Observer<'contract-status-values'> = {
  id: 'contract-status-values',
  observe({ all, bodies, of }) {
    const words = bodies<{ readonly servers: readonly { readonly status: string }[] }>('listVpsServers').flatMap(
      ({ servers }) => servers.map(({ status }) => status),
    )
    if (words.some((word) => word === 'in_use' || word === 'preparing')) return 'words of its own: preparing, then in_use'
    if (words.includes('building')) return 'its sign-up status: building, then active'
    const isFirstBoot = of('getVpsReinstall').some(({ body }) => {
      const { os_reinstall } = body as { readonly os_reinstall: { readonly status: string; readonly installed_at: string | null } }
      return os_reinstall.status === 'configuring' && os_reinstall.installed_at === null
    })
    return isFirstBoot && words.includes('active') ? 'active from its creation on' : undefined
  },
}
