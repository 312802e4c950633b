import type { Observer } from './observer.ts'

/** Whether a key of selected servers sees the others in the list. */
export const hostingListTargets: Observer<'hosting-list-targets'> = {
  id: 'hosting-list-targets',
  observe({ bodies }) {
    const [me] = bodies<Me>('getApiKey')
    const { target_mode, targets = [] } = me?.services.server ?? {}
    const [list] = bodies<{ readonly servers: readonly { readonly servername: string }[] }>(
      'listHostingServers',
    )
    if (target_mode !== 'selected' || list === undefined) return undefined
    return list.servers.some(({ servername }) => !targets.includes(servername)) ? 'all' : 'its own'
  },
}

interface Me {
  readonly services: {
    readonly server: { readonly target_mode: string; readonly targets?: readonly string[] }
  }
}
