import { type Client, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createOrders, createSoldHosting, findOffer, type Orders, type Product } from '@hostwright/orders'
import type { HostingOrderRequest, HostingOrderServer } from '@hostwright/types'

/** A hosting server to order, without price and consent. Without a `server_id`, the order gets a derived one. */
export type HostingOrder = Omit<HostingOrderRequest, 'expected_total_price' | 'agree_to_terms' | 'dry_run'>

const path = '/v1/server'

/** Creates the order methods of a client. */
export function createHostingOrders(client: Client): Orders<HostingOrder, HostingOrderServer> {
  return createOrders(client, createHostingProduct(client))
}

/** Returns the facts about hosting servers that orders need: paths, name, prices, status and how to send an order. */
function createHostingProduct(client: Client): Product<HostingOrder, HostingOrderServer> {
  const ports = portsOf(client)
  const { api } = ports
  return {
    ...createSoldHosting(ports),
    secrets: [],
    idField: 'servername',
    toName: toServerId,
    isNameUnique: true,
    // Longest time that a new hosting server is missing from the list: none, because the list also has servers that are
    // being set up.
    unlistedMs: 0,
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/server/plans', toInit(options))
      return findOffer(data.plans, order.plan_id, order.period).price
    },
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const { data } = await api.POST(path, { params: { header }, body, ...toInit(options) })
      return data
    },
    differsIn: async ({ plan_id }, { entry }) =>
      (entry as { readonly plan_id?: string }).plan_id === plan_id ? [] : ['plan_id'],
  }
}

/**
 * Returns a `server_id` made from a hash: a letter, then digits and letters, 12 characters, which is the longest
 * allowed.
 */
function toServerId(hash: string): string {
  return `hw${BigInt(`0x${hash}`).toString(36).padStart(10, '0').slice(-10)}`
}
