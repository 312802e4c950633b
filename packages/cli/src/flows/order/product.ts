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
  /** The contracts that can be a quote's order: they bear its name, if it has one, and were not there before. */
  findNew(quote: Quote<object>, options: CallOptions): Promise<readonly string[]>
  /** Waits until it can be used; `undefined` where what is known of it does not allow to wait. */
  waitUntilActive(
    ordered: Ordered,
    options: { signal: AbortSignal; onProgress: (state: { readonly status: string }) => void },
  ): Promise<Ordered> | undefined
  /**
   * Gives what was ordered under one name another, once it is there; leaves it alone where somebody has changed its name
   * meanwhile. `undefined` where names cannot be changed.
   */
  readonly rename?: (ordered: Ordered, from: string, to: string, options: CallOptions) => Promise<Ordered>
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
    async findNew(quote, options) {
      const list = await servers.servers(options)
      return listNew(
        quote,
        list.map(({ uuid, name }) => [uuid, name]),
      )
    },
    waitUntilActive: ({ id }, options) =>
      id === undefined ? undefined : orders.waitUntilActive(id, options),
    async rename(ordered, from, to, options) {
      if (!ordered.uuid || (ordered.status ?? 'active') !== 'active') return ordered
      const server = servers.server(ordered.uuid)
      const { name } = await server.get(options)
      if (name !== from) return { ...ordered, name }
      await server.setName(to, options)
      return { ...ordered, name: to }
    },
    async fromContract(uuid, options) {
      const { name } = await servers.server(uuid).get(options)
      return { uuid, name }
    },
  }
}

function createHostingProduct(client: Client): Product {
  const hosting = createHosting(client)
  const { orders } = hosting
  return {
    name: 'hosting',
    path: '/v1/server',
    quote: (form, _, options) => orders.quote(form as unknown as HostingOrder, options),
    place: (quote, _, options) =>
      orders.place(quote as Quote<HostingOrder>, { agree_to_terms: true }, options),
    reconcile: (quote, options) => orders.reconcile(quote as Quote<HostingOrder>, options),
    waitUntilSettled: (quote, options) => orders.waitUntilSettled(quote as Quote<HostingOrder>, options),
    pending: () => orders.pending(),
    async findNew(quote, options) {
      const list = await hosting.servers(options)
      return listNew(
        quote,
        list.map(({ servername, server_id }) => [servername, server_id]),
      )
    },
    waitUntilActive: ({ servername }, options) =>
      servername === undefined ? undefined : orders.waitUntilActive(servername, options),
    fromContract: async (servername) => ({ servername }),
  }
}

function listNew(
  { mark, contracts, order }: Quote<object>,
  there: readonly (readonly [id: string, name: string])[],
): readonly string[] {
  const { name, server_id } = order as Form
  const meant = mark?.value ?? name ?? server_id
  return there.filter(([id, name]) => name === meant && contracts?.includes(id) === false).map(([id]) => id)
}
