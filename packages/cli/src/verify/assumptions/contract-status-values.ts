import type { Observer } from './observer.ts'

/** What the list says of a VPS. */
export const contractStatusValues: Observer<'contract-status-values'> = {
  id: 'contract-status-values',
  observe({ bodies, of }) {
    const words = bodies<{ readonly servers: readonly { readonly status: string }[] }>(
      'listVpsServers',
    ).flatMap(({ servers }) => servers.map(({ status }) => status))
    if (words.some((word) => word === 'in_use' || word === 'preparing'))
      return 'words of its own: preparing, then in_use'
    if (words.includes('building')) return 'its sign-up status: building, then active'
    const isConfiguring = of('getVpsReinstall').some(
      ({ body }) =>
        (body as { readonly os_reinstall: { readonly status: string } }).os_reinstall.status ===
        'configuring',
    )
    // A VPS that was reinstalled is active while it is configured, too: one read does not tell it from a new one.
    return isConfiguring && words.includes('active')
      ? ['active from its creation on', 'its sign-up status: building, then active']
      : undefined
  },
}
