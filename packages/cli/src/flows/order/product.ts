import type {
  CallOptions,
  Client,
  Ensured,
  EnsureInput,
  PendingOrder,
  Quote,
  Reconciliation,
  ReconcileOptions,
  WaitOptions,
} from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

/** The properties of an order. */
export type Form = Readonly<Record<string, unknown>>

/** The order methods of a product. The command does not read the order itself. */
interface Orders {
  ensure(order: Form, input: EnsureInput, options: CallOptions): Promise<Ensured>
  quote(order: Form, options: CallOptions): Promise<Quote<object>>
  reconcile(quote: Quote<object>, options: ReconcileOptions): Promise<Reconciliation>
  waitUntilSettled(quote: Quote<object>, options: CallOptions): Promise<Reconciliation>
  pending(): Promise<readonly PendingOrder[]>
  /** Waits until the contract of an order's id, or of a servername, can be used. */
  waitUntilActive(id: number | string, options: WaitOptions<{ readonly status: string }>): Promise<object>
}

/** A product: VPS or hosting server. */
export interface Product {
  readonly name: 'vps' | 'hosting'
  /** Its name in messages. */
  readonly title: string
  /** The property with the name. */
  readonly nameField: 'name' | 'server_id'
  readonly orders: (client: Client) => Orders
}

export const vps: Product = {
  name: 'vps',
  title: 'VPS',
  nameField: 'name',
  orders: (client) => createVps(client).orders as unknown as Orders,
}

export const hosting: Product = {
  name: 'hosting',
  title: 'hosting server',
  nameField: 'server_id',
  orders: (client) => createHosting(client).orders,
}
