import type {
  CallOptions,
  Client,
  PendingOrder,
  Quote,
  Reconciliation,
  ReconcileOptions,
} from '@hostwright/common'
import { createHosting, type HostingOrder } from '@hostwright/hosting'
import { createVps, type OrderInput, type VpsOrder } from '@hostwright/vps'

/** What is ordered: the form of an order, without its password. */
export type Form = Readonly<Record<string, unknown>>

/** What became of an order, as commands print it. */
export interface Ordered {
  readonly id?: number
  readonly name?: string
  readonly uuid?: string | null
  readonly servername?: string
  readonly status?: string
  readonly expiry_date?: string | null
}

/** One of the two things that can be ordered. */
export interface Product {
  readonly name: 'vps' | 'hosting'
  readonly path: string
  quote(
    form: Form,
    password: string | undefined,
    options: CallOptions & { idempotencyKey?: string },
  ): Promise<Quote<object>>
  place(quote: Quote<object>, password: string | undefined, options: CallOptions): Promise<Ordered>
  reconcile(quote: Quote<object>, options: ReconcileOptions): Promise<Reconciliation>
  waitUntilSettled(quote: Quote<object>, options: CallOptions): Promise<Reconciliation>
  pending(): Promise<PendingOrder<object>[]>
  /** Waits until it can be used; `undefined` where what is known of it does not allow to wait. */
  waitUntilActive(
    ordered: Ordered,
    options: { signal: AbortSignal; onProgress: (state: { readonly status: string }) => void },
  ): Promise<Ordered> | undefined
  /** What the account shows of a contract; reads. */
  fromContract(contract: string, options: CallOptions): Promise<Ordered>
}

export function createProduct(client: Client, name: Product['name']): Product {
  return name === 'vps' ? createVpsProduct(client) : createHostingProduct(client)
}

function createVpsProduct(client: Client): Product {
  const servers = createVps(client)
  const { orders } = servers
  return {
    name: 'vps',
    path: '/v1/vps/servers',
    quote: (form, root_password, options) =>
      orders.quote({ ...(form as unknown as OrderInput), root_password: root_password! }, options),
    place: (quote, root_password, options) =>
      orders.place(
        quote as Quote<VpsOrder>,
        { root_password: root_password!, agree_to_terms: true },
        options,
      ),
    reconcile: (quote, options) => orders.reconcile(quote as Quote<VpsOrder>, options),
    waitUntilSettled: (quote, options) => orders.waitUntilSettled(quote as Quote<VpsOrder>, options),
    pending: () => orders.pending(),
    waitUntilActive: ({ id }, options) =>
      id === undefined ? undefined : orders.waitUntilActive(id, options),
    async fromContract(uuid, options) {
      const { name } = await servers.server(uuid).get(options)
      return { uuid, name }
    },
  }
}

function createHostingProduct(client: Client): Product {
  const { orders } = createHosting(client)
  return {
    name: 'hosting',
    path: '/v1/server',
    quote: (form, _, options) => orders.quote(form as unknown as HostingOrder, options),
    place: (quote, _, options) =>
      orders.place(quote as Quote<HostingOrder>, { agree_to_terms: true }, options),
    reconcile: (quote, options) => orders.reconcile(quote as Quote<HostingOrder>, options),
    waitUntilSettled: (quote, options) => orders.waitUntilSettled(quote as Quote<HostingOrder>, options),
    pending: () => orders.pending(),
    waitUntilActive: ({ servername }, options) =>
      servername === undefined ? undefined : orders.waitUntilActive(servername, options),
    fromContract: async (servername) => ({ servername }),
  }
}
