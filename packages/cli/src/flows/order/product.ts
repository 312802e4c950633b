import type { CallOptions, Client, Quote, WaitOptions } from '@hostwright/common'
import type { Orders } from '@hostwright/orders'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

/** The properties of an order, by name. */
export type Form = Readonly<Record<string, unknown>>

/** The order methods of a product, without the product's types, which the command does not need. */
interface OrderMethods extends Pick<
  Orders<Form, object>,
  'ensure' | 'find' | 'pending' | 'reconcile' | 'waitUntilSettled'
> {
  quote(order: Form, options: CallOptions): Promise<Quote<object>>
  /**
   * Waits until a contract can be used. `contract` is the id of a VPS's order, the VPS itself, or the name of a hosting
   * server.
   */
  waitUntilActive(
    contract: number | string | object,
    options: WaitOptions<{ readonly status: string }>,
  ): Promise<object>
}

/** A product that can be ordered: a VPS or a hosting server. */
export interface OrderedProduct {
  readonly name: 'vps' | 'hosting'
  /** The name of the product in messages. */
  readonly title: string
  /** The property of an order that contains its name. */
  readonly nameField: 'name' | 'server_id'
  readonly orders: (client: Client) => OrderMethods
}

export const vps: OrderedProduct = {
  name: 'vps',
  title: 'VPS',
  nameField: 'name',
  orders: (client) => createVps(client).orders as unknown as OrderMethods,
}

export const hosting: OrderedProduct = {
  name: 'hosting',
  title: 'hosting server',
  nameField: 'server_id',
  orders: (client) => createHosting(client).orders,
}
