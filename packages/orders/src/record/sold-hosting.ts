import { toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { HostingOrderServer } from '@hostwright/types'
import type { Sold } from './product.ts'
import { isRejection } from '../wire/is-rejection.ts'

/** Returns how the hosting servers that an account has bought are read. */
export function createSoldHosting({ api }: ClientPorts): Sold<HostingOrderServer> {
  return {
    path: '/v1/server',
    service: 'server',
    nameField: 'server_id',
    async listContracts(options) {
      const { data } = await api.GET('/v1/server', toInit(options))
      return data.servers.map((entry) => {
        const { servername, server_id, status } = entry
        return { id: servername, name: server_id, entry, status }
      })
    },
    async isThere(servername, options) {
      try {
        const params = { path: { servername } }
        await api.GET('/v1/server/{servername}/memo', { params, ...toInit(options) })
        return true
      } catch (error) {
        if (isRejection(error, 'NOT_FOUND')) return false
        if (isRejection(error, 'FORBIDDEN')) return true
        throw error
      }
    },
    async readSignup(ordered, options) {
      const params = { path: { servername: ordered.servername! } }
      const { data } = await api.GET('/v1/server/{servername}/signup-status', { params, ...toInit(options) })
      return { ...ordered, ...data } as HostingOrderServer
    },
    idOf: ({ servername }) => (typeof servername === 'string' ? servername : undefined),
  }
}
