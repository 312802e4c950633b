import { type Client, isApiError, toInit } from '@hostwright/common'
import type { Product } from '../record/product.ts'

/** The order that the tests send. */
export interface Order {
  readonly plan_id: string
  readonly name?: string
}

export interface Server {
  readonly id: number
  readonly uuid: string | null
  readonly name?: string
  readonly status?: string
}

export const path = '/v1/vps/servers'
export const price = { months: 12, total_price: 900, regular_total_price: 1_000, campaign_applied: true }

/** Creates the product "VPS" for tests of orders. Its prices have only the properties that an order reads. */
export function createScriptedProduct({ api }: Client): Product<Order, Server> {
  return {
    path,
    service: 'vps',
    secrets: ['root_password'],
    idField: 'uuid',
    nameField: 'name',
    toName: (hash) => `hw-${hash.slice(0, 20)}`,
    isNameUnique: false,
    unlistedMs: 3_600_000,
    findPrice: async () => price,
    async listContracts(options) {
      const { data } = await api.GET(path, toInit(options))
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
        if (isApiError(error, 'VPS_NOT_FOUND')) return false
        throw error
      }
    },
    async readSignup({ id = 0 }, options) {
      const params = { path: { id } }
      const { data } = await api.GET('/v1/vps/signup-status/{id}', { params, ...toInit(options) })
      return data.server
    },
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const init = { params: { header }, body: body as never, ...toInit(options) }
      const { data } = await api.POST(path, init)
      return data
    },
    idOf: ({ id, uuid = null }) => (Number.isInteger(id) ? uuid : undefined),
    differsIn: async ({ plan_id }, { entry }) => {
      const { plan = plan_id } = entry as { readonly plan?: string }
      return plan === plan_id ? [] : ['plan_id']
    },
  }
}
