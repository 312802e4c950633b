import type {
  CallOptions,
  Client,
  Ensured,
  EnsureInput,
  PendingOrder,
  PlaceOptions,
  Quote,
  QuoteOptions,
  ReconcileOptions,
  Reconciliation,
} from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

export type ProductName = 'vps' | 'hosting'

/** What the orders of both products have in common for somebody who buys. */
export interface Orders {
  quote(name: string | undefined, options: QuoteOptions): Promise<Quote<object>>
  place(quote: Quote<object>, options: PlaceOptions): Promise<object>
  reconcile(quote: Quote<object>, options?: ReconcileOptions): Promise<Reconciliation>
  waitUntilSettled(quote: Quote<object>): Promise<Reconciliation>
  pending(): Promise<PendingOrder[]>
  /** Without a name, the order has a word for it. */
  ensure(name: string | undefined, input: EnsureInput, options: CallOptions): Promise<Ensured>
}

/** Where two products differ in a simulation. */
export interface Product {
  readonly path: string
  readonly plansPath: string
  readonly machine: 'signup' | 'hosting'
  readonly planId: string
  /** What an order and the list of contracts have as a name. */
  readonly mark: 'name' | 'server_id'
  /** A name that a contract bears from the beginning. */
  readonly borneName: string
  /** The order of somebody who uses no SDK. */
  readonly order: object
  createOrders(client: Client): Orders
}

export const password = 'Correct-Horse-7'
const agreed = { agree_to_terms: true } as const
const vps = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const hosting = { plan_id: 'standard', period: 12 }

export const products: Readonly<Record<ProductName, Product>> = {
  vps: {
    path: '/v1/vps/servers',
    plansPath: '/v1/vps/plans',
    machine: 'signup',
    planId: vps.plan_id,
    mark: 'name',
    borneName: 'web-01',
    order: { ...vps, ...agreed, root_password: password },
    createOrders(client) {
      const { orders } = createVps(client)
      return {
        ...(orders as never as Orders),
        quote: (name, options) =>
          orders.quote({ ...vps, ...(name === undefined ? {} : { name }), root_password: password }, options),
        place: (quote, options) =>
          orders.place(quote as never, { ...agreed, root_password: password }, options),
        ensure: (name, input, options) =>
          orders.ensure(
            { ...vps, ...(name === undefined ? {} : { name }) },
            { ...input, root_password: password },
            options,
          ),
      }
    },
  },
  hosting: {
    path: '/v1/server',
    plansPath: '/v1/server/plans',
    machine: 'hosting',
    planId: hosting.plan_id,
    mark: 'server_id',
    borneName: 'hw123456',
    order: { ...hosting, ...agreed },
    createOrders(client) {
      const { orders } = createHosting(client)
      return {
        ...(orders as never as Orders),
        quote: (name, options) =>
          orders.quote({ ...hosting, ...(name === undefined ? {} : { server_id: name }) }, options),
        place: (quote, options) => orders.place(quote as never, agreed, options),
        ensure: (name, input, options) =>
          orders.ensure({ ...hosting, ...(name === undefined ? {} : { server_id: name }) }, input, options),
      }
    },
  },
}
