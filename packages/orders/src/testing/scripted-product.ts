import { type Client, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Product, Sold } from '../record/product.ts'
import { createSoldVps } from '../record/sold-vps.ts'

/** The order that the tests send. */
export interface Order {
  readonly plan_id: string
  readonly name?: string
}

/** A server as the tests state it: with the properties that an order reads. */
export interface Server {
  readonly id: number
  readonly uuid: string | null
  readonly name?: string
  readonly status?: string
}

export const path = '/v1/vps/servers'
export const price = { months: 12, total_price: 900, regular_total_price: 1_000, campaign_applied: true }

/** Creates the product "VPS" for tests of orders. Its prices have only the properties that an order reads. */
export function createScriptedProduct(client: Client): Product<Order, Server> {
  return {
    ...(createSoldVps(portsOf(client)) as unknown as Sold<Server>),
    secrets: ['root_password'],
    idField: 'uuid',
    toName: (hash) => `hw-${hash.slice(0, 20)}`,
    isNameUnique: false,
    unlistedMs: 3_600_000,
    findPrice: async () => price,
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const init = { params: { header }, body: body as never, ...toInit(options) }
      const { data } = await client.api.POST(path, init)
      return data
    },
    differsIn: async ({ plan_id }, { entry }) => {
      const { plan = plan_id } = entry as { readonly plan?: string }
      return plan === plan_id ? [] : ['plan_id']
    },
  }
}
