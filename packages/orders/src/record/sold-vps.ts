import { toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { VpsSignupServer } from '@hostwright/types'
import type { Sold } from './product.ts'
import { isRejection } from '../wire/is-rejection.ts'

/** Returns how the VPSs that an account has bought are read. */
export function createSoldVps({ api }: ClientPorts): Sold<VpsSignupServer> {
  return {
    path: '/v1/vps/servers',
    service: 'vps',
    nameField: 'name',
    async listContracts(options) {
      const { data } = await api.GET('/v1/vps/servers', toInit(options))
      return data.servers.map((entry) => {
        const { uuid, name, status, ip_address: address } = entry
        return { id: uuid, name, entry, status, address }
      })
    },
    async isThere(uuid, options) {
      try {
        await api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } }, ...toInit(options) })
        return true
      } catch (error) {
        if (isRejection(error, 'VPS_NOT_FOUND')) return false
        if (isRejection(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return true
        throw error
      }
    },
    async readSignup({ id = 0 }, options) {
      const params = { path: { id } }
      const { data } = await api.GET('/v1/vps/signup-status/{id}', { params, ...toInit(options) })
      return data.server
    },
    idOf: ({ id, uuid = null }) => (Number.isInteger(id) ? uuid : undefined),
  }
}
