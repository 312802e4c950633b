import type { Client, OrderRecord, PendingOrder, Quote, Reconciliation } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { Product, Way } from '../scenario.ts'

type Outcome = NonNullable<OrderRecord['outcome']>

/** What the two products have in common for somebody who buys one server. A quote is passed on, and never looked into. */
export interface Shop {
  pending(): Promise<PendingOrder<never>[]>
  quote(idempotencyKey: string): Promise<Quote<never>>
  /** Gives the contract; null while the API has not named it. */
  place(quote: Quote<never>): Promise<string | null>
  waitUntilSettled(quote: Quote<never>): Promise<Reconciliation>
  /** Waits until what was ordered can be used. */
  waitUntilActive(outcome: Outcome): Promise<unknown>
  /** `confirm` is called before an order is sent. */
  ensure(way: Exclude<Way, 'place'>, confirm: (quote: Quote<object>) => void): Promise<EnsuredServer>
  /** Says whose a contract is. */
  settleByWord(quote: Quote<never>, contract: string): Promise<unknown>
}

/** What `ensure` returned. */
export interface EnsuredServer {
  /** null while the API has not named it. */
  readonly id: string | null
  readonly name: string
  readonly pending: readonly PendingOrder<never>[]
  /** Waits until it can be used. */
  readonly waitUntilActive: () => Promise<unknown>
}

const everyMinute = { intervalMs: 60_000 }
const seldom = { intervalMs: 180_000 }
const agreed = { agree_to_terms: true } as const
const secret = { root_password: 'Correct-Horse-7' }
const order = { period: 12 } as const

export function openShop(product: Product, client: Client): Shop {
  return product === 'vps' ? openVpsShop(client) : openHostingShop(client)
}

function openVpsShop(client: Client): Shop {
  const { orders, servers } = createVps(client)
  const input = { ...order, plan_id: 'standard-2gb', image_id: 'ubuntu-24-04' }
  return {
    pending: () => orders.pending() as Promise<PendingOrder<never>[]>,
    quote: (idempotencyKey) => orders.quote(input, { idempotencyKey }) as Promise<Quote<never>>,
    place: async (quote) => (await orders.place(quote, { ...agreed, ...secret })).uuid,
    waitUntilSettled: (quote) => orders.waitUntilSettled(quote, seldom),
    waitUntilActive({ server, contracts = [] }) {
      if (server !== undefined) return orders.waitUntilActive((server as { id: number }).id, everyMinute)
      return client.waitUntil({
        goal: 'the VPS to be listed',
        read: async (options) => servers(options),
        isReached: (listed) => contracts.every((contract) => listed.some(({ uuid }) => uuid === contract)),
        intervalMs: 60_000,
        deadlineMs: 3_600_000,
      })
    },
    async ensure(way, confirm) {
      const named = way === 'name' ? { ...input, name: 'shop-1' } : input
      const intent = way === 'intent' ? { intent: 'shop' } : {}
      const { contract, pending } = await orders.ensure(named, { ...agreed, ...secret, ...intent, confirm })
      const { id, uuid = null, name = '' } = contract
      return {
        id: uuid,
        name,
        pending: pending as readonly PendingOrder<never>[],
        waitUntilActive: async () => (id === undefined ? undefined : orders.waitUntilActive(id, everyMinute)),
      }
    },
    settleByWord: (quote, contract) => orders.reconcile(quote, { contract }),
  }
}

function openHostingShop(client: Client): Shop {
  const { orders } = createHosting(client)
  const input = { ...order, plan_id: 'standard' }
  return {
    pending: () => orders.pending() as Promise<PendingOrder<never>[]>,
    quote: (idempotencyKey) => orders.quote(input, { idempotencyKey }) as Promise<Quote<never>>,
    place: async (quote) => (await orders.place(quote, agreed)).servername,
    waitUntilSettled: (quote) => orders.waitUntilSettled(quote, seldom),
    waitUntilActive({ server, contracts = [] }) {
      const { servername = contracts[0] ?? '' } = (server ?? {}) as { servername?: string }
      return orders.waitUntilActive(servername, everyMinute)
    },
    async ensure(way, confirm) {
      const named = way === 'name' ? { ...input, server_id: 'shop1' } : input
      const intent = way === 'intent' ? { intent: 'shop' } : {}
      const { contract, pending } = await orders.ensure(named, { ...agreed, ...intent, confirm })
      const { servername = '', server_id = '' } = contract
      return {
        id: servername,
        name: server_id,
        pending: pending as readonly PendingOrder<never>[],
        waitUntilActive: () => orders.waitUntilActive(servername, everyMinute),
      }
    },
    settleByWord: (quote, contract) => orders.reconcile(quote, { contract }),
  }
}
