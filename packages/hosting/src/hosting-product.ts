import { type Client, isApiError, toInit } from '@hostwright/common'
import { createOrders, findOffer, type Orders, type Product } from '@hostwright/orders'
import type { HostingOrderRequest, HostingOrderServer } from '@hostwright/types'

/** A hosting server to order, without price and consent. Without a `server_id`, the order gets a derived one. */
export type HostingOrder = Omit<HostingOrderRequest, 'expected_total_price' | 'agree_to_terms' | 'dry_run'>

const path = '/v1/server'

/** Creates the order methods of a client. */
export function createHostingOrders(client: Client): Orders<HostingOrder, HostingOrderServer> {
  return createOrders(client, createHostingProduct(client))
}

/** Returns the facts about hosting servers that orders need: paths, name, prices, status and how to send an order. */
function createHostingProduct({ api }: Client): Product<HostingOrder, HostingOrderServer> {
  return {
    path,
    service: 'server',
    secrets: [],
    idField: 'servername',
    nameField: 'server_id',
    toName: toServerId,
    isNameUnique: true,
    // Longest time that a new hosting server is missing from the list: none, because the list also has servers that are
    // being set up.
    unlistedMs: 0,
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/server/plans', toInit(options))
      return findOffer(data.plans, order.plan_id, order.period).price
    },
    async listContracts(options) {
      const { data } = await api.GET(path, toInit(options))
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
        if (isApiError(error, 'NOT_FOUND')) return false
        if (isApiError(error, 'FORBIDDEN')) return true
        throw error
      }
    },
    async readSignup(ordered, options) {
      const { servername = '' } = ordered
      const params = { path: { servername } }
      const { data } = await api.GET('/v1/server/{servername}/signup-status', { params, ...toInit(options) })
      return { ...ordered, ...data } as HostingOrderServer
    },
    async send(body, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      const { data } = await api.POST(path, { params: { header }, body, ...toInit(options) })
      return data
    },
    idOf: ({ servername }) => (typeof servername === 'string' ? servername : undefined),
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
