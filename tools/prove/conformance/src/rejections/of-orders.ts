import { expect } from 'vitest'
import { describedOperations } from '../described.ts'
import { type Caller, type OpenCaller, type Reply } from './caller.ts'

type OrderId = 'orderVps' | 'orderHostingServer'

const orderIds: readonly OrderId[] = ['orderVps', 'orderHostingServer']

/** What the API rejects of an order, beside invalid input. Each is tried with an order that is right otherwise. */
export async function rejectOrders(open: OpenCaller): Promise<void> {
  for (const id of orderIds) {
    const caller = await open()
    const { call, sandbox } = caller
    const order = await findOrder(caller, id)
    const place = (changes: object): Promise<Reply> => call(id, { body: { ...order, ...changes } })

    const price = order.expected_total_price
    expect((await place({ expected_total_price: price + 1 })).code).toBe('PRICE_MISMATCH')
    expect((await place({ plan_id: 'no-such-plan' })).code).toBe('PLAN_NOT_AVAILABLE')

    sandbox.account.setBalance(0)
    const headers = { 'Idempotency-Key': 'another-intent' }
    expect((await call(id, { body: order, headers })).code).toBe('PAYMENT_REQUIRED')
  }
}

/** The same order twice at the same time is one order. */
export async function orderTwiceAtOnce(open: OpenCaller): Promise<void> {
  for (const id of orderIds) {
    const caller = await open()
    const body = await findOrder(caller, id)
    const replies = await Promise.all([caller.call(id, { body }), caller.call(id, { body })])
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'DUPLICATE_REQUEST']))
  }
}

export async function orderWhatIsTaken(open: OpenCaller): Promise<void> {
  const caller = await open()
  const { call, sandbox } = caller
  const hosting = await findOrder(caller, 'orderHostingServer')
  const taken = await call('orderHostingServer', { body: { ...hosting, server_id: 'hw123456' } })
  expect(taken.code).toBe('SERVER_ID_TAKEN')

  const vps = await findOrder(caller, 'orderVps')
  sandbox.plans.change(vps.plan_id, { open: false })
  expect((await call('orderVps', { body: vps })).code).toBe('CAPACITY_UNAVAILABLE')
}

interface Order {
  readonly plan_id: string
  readonly period: number
  readonly expected_total_price: number
}

interface OfferedPlans {
  readonly plans: readonly {
    readonly plan_id: string
    readonly periods: readonly { readonly months: number; readonly total_price: number }[]
  }[]
}

/** The order of the description's example, for a plan and at a price that hold today. */
async function findOrder({ call }: Caller, id: OrderId): Promise<Order> {
  const { body } = await call(id === 'orderVps' ? 'listVpsPlans' : 'listHostingPlans')
  const { plan_id, periods } = (body as OfferedPlans).plans[0]!
  const { months, total_price } = periods[0]!
  const example = describedOperations.find((operation) => operation.id === id)!.body as object
  return { ...example, plan_id, period: months, expected_total_price: total_price }
}
