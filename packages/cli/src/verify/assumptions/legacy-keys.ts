import type { Observer } from './observer.ts'

/** Whether a key of a single server reads the list of VPSs. */
export const legacyKeys: Observer<'legacy-keys'> = {
  id: 'legacy-keys',
  observe({ all, bodies }) {
    const isLegacy = bodies<{ readonly service_type?: string }>('getApiKey').some(
      ({ service_type }) => service_type,
    )
    const list = all.find(({ operation }) => operation.operationId === 'listVpsServers')
    if (!isLegacy || list === undefined) return undefined
    return list.status === 200 ? 'its server, and it may read the other services' : 'its server only'
  },
}
