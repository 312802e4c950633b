import type {
  CallOptions,
  Client,
  Ensured,
  EnsureInput,
  PendingOrder,
  Quote,
  Reconciliation,
  ReconcileOptions,
} from '@hostwright/common'
import { createHosting, type HostingOrder } from '@hostwright/hosting'
import { createVps, type OrderInput, type VpsOrder } from '@hostwright/vps'

/** What is ordered: the form of an order, without its password. */
export type Form = Readonly<Record<string, unknown>>

/** A contract, as the command prints it. */
export interface Ordered {
  readonly id?: number
  readonly name?: string
  readonly uuid?: string | null
  readonly servername?: string
  readonly server_id?: string
  readonly status?: string
  readonly expiry_date?: string | null
}

/** One of the two things that can be ordered. */
export interface Product {
  readonly name: 'vps' | 'hosting'
  quote(form: Form, password: string | undefined, options: CallOptions): Promise<Quote<object>>
  ensure(
    form: Form,
    password: string | undefined,
    input: EnsureInput,
    options: CallOptions,
  ): Promise<Ensured<object, Ordered>>
  reconcile(quote: Quote<object>, options: ReconcileOptions): Promise<Reconciliation>
  waitUntilSettled(quote: Quote<object>, options: CallOptions): Promise<Reconciliation>
  pending(): Promise<PendingOrder[]>
  /** Waits until it can be used; `undefined` where its order is not known. */
  waitUntilActive(
    ordered: Ordered,
    options: { signal: AbortSignal; onProgress: (state: { readonly status: string }) => void },
  ): Promise<Ordered> | undefined
}

export function createProduct(client: Client, name: Product['name']): Product {
  return name === 'vps' ? createVpsProduct(client) : createHostingProduct(client)
}

function createVpsProduct(client: Client): Product {
  const { orders } = createVps(client)
  return {
    name: 'vps',
    quote: (form, root_password, options) =>
      orders.quote({ ...(form as unknown as OrderInput), root_password: root_password! }, options),
    ensure: (form, root_password, input, options) =>
      orders.ensure(form as unknown as VpsOrder, { ...input, root_password: root_password! }, options),
    reconcile: (quote, options) => orders.reconcile(quote as Quote<VpsOrder>, options),
    waitUntilSettled: (quote, options) => orders.waitUntilSettled(quote as Quote<VpsOrder>, options),
    pending: () => orders.pending(),
    waitUntilActive: ({ id }, options) =>
      id === undefined ? undefined : orders.waitUntilActive(id, options),
  }
}

function createHostingProduct(client: Client): Product {
  const { orders } = createHosting(client)
  return {
    name: 'hosting',
    quote: (form, _, options) => orders.quote(form as unknown as HostingOrder, options),
    ensure: (form, _, input, options) => orders.ensure(form as unknown as HostingOrder, input, options),
    reconcile: (quote, options) => orders.reconcile(quote as Quote<HostingOrder>, options),
    waitUntilSettled: (quote, options) => orders.waitUntilSettled(quote as Quote<HostingOrder>, options),
    pending: () => orders.pending(),
    waitUntilActive: ({ servername }, options) =>
      servername === undefined ? undefined : orders.waitUntilActive(servername, options),
  }
}
