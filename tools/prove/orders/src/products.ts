import type { CallOptions, Client, Quote, ReconcileOptions, Reconciliation } from '@hostwright/common'
import type { Ensured, PendingOrder } from '@hostwright/orders'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'

const minute = 60_000

/** Differences between the two products in ordering. */
export const products = {
  vps: {
    operationId: 'orderVps',
    path: '/v1/vps/servers',
    machine: 'signup',
    nameField: 'name',
    /** Name of a contract that a new sandbox has. */
    usedName: 'web-01',
    input: { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' },
    terms: { root_password: 'Correct-Horse-7', agree_to_terms: true },
    horizonMs: 75 * minute,
  },
  hosting: {
    operationId: 'orderHostingServer',
    path: '/v1/server',
    machine: 'hosting',
    nameField: 'server_id',
    usedName: 'hw123456',
    input: { plan_id: 'standard', period: 12 },
    terms: { agree_to_terms: true },
    horizonMs: 15 * minute,
  },
} as const

export type Product = keyof typeof products

export type Order = Readonly<Record<string, unknown>>
export type Quoted = Quote<Order>

/** Contract in the response to an order. */
export interface Placed {
  readonly id?: number
  readonly uuid?: string | null
  readonly name?: string
  readonly servername?: string
  readonly server_id?: string
  readonly status: string
}

/** Methods that the orders of both products have. */
export interface Orders {
  quote(order: Order, options?: object): Promise<Quoted>
  place(quote: Quote<object>, terms: object, options?: object): Promise<Placed>
  reconcile(quote: Quote<object>, options?: ReconcileOptions): Promise<Reconciliation>
  waitUntilSettled(quote: Quote<object>, options?: object): Promise<Reconciliation>
  ensure(order: Order, input: object, options?: CallOptions): Promise<Ensured<Order, Placed>>
  pending(): Promise<PendingOrder<Order>[]>
  waitUntilActive(id: number | string, options?: object): Promise<unknown>
}

export function createOrders(client: Client, product: Product): Orders {
  return (product === 'vps' ? createVps(client) : createHosting(client)).orders as object as Orders
}

/** Kinds of requests that a test distinguishes. */
export type Kind = 'order' | 'dry-run' | 'list' | 'log' | 'me' | 'plans' | 'other'

/** Classifies a request of a client that orders a product. Leaves its body unread. */
export async function kindOf(request: Request, product: Product): Promise<Kind> {
  const { pathname } = new URL(request.url)
  if (pathname === '/v1/logs') return 'log'
  if (pathname === '/v1/me') return 'me'
  if (pathname.endsWith('/plans')) return 'plans'
  if (pathname !== products[product].path) return 'other'
  if (request.method === 'GET') return 'list'
  const { dry_run = false } = (await request.clone().json()) as { dry_run?: boolean }
  return dry_run ? 'dry-run' : 'order'
}

/** Raises the price of a product's order by 110 yen. */
export function raisePrice({ plans }: Sandbox, product: Product): void {
  const { plan_id, period } = products[product].input
  const plan = plans.list().find((one) => one.plan_id === plan_id)
  const { price, regularPrice } = plan!.periods.find(({ months }) => months === period)!
  plans.change(plan_id, {
    periods: [{ months: period, price: price + 110, regularPrice: regularPrice + 110 }],
  })
}
