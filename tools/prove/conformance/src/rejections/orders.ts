import { documentedOperations } from '@hostwright/contract/description'
import { expect } from 'vitest'
import type { Caller } from './caller.ts'
import type { Rejection } from './rejection.ts'

type OrderId = 'orderVps' | 'orderHostingServer'

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

/** Returns the order of the description's example, with a plan and a price that are valid today. */
export async function orderOf({ call }: Caller, id: OrderId): Promise<Order> {
  const { body } = await call(id === 'orderVps' ? 'listVpsPlans' : 'listHostingPlans')
  const { plan_id, periods } = (body as OfferedPlans).plans[0]!
  const { months, total_price } = periods[0]!
  const example = documentedOperations.find((operation) => operation.id === id)!.body as object
  return { ...example, plan_id, period: months, expected_total_price: total_price }
}

/** Rejections of orders, apart from invalid input. */
export const ofOrders: Readonly<Record<string, Rejection>> = {
  ...ofEither('orderVps'),
  ...ofEither('orderHostingServer'),
  'a server id that is taken': {
    async given(caller) {
      const body = { ...(await orderOf(caller, 'orderHostingServer')), server_id: 'hw123456' }
      expect((await caller.call('orderHostingServer', { body })).code).toBe('SERVER_ID_TAKEN')
    },
  },
  'a plan that is sold out': {
    async given(caller) {
      const body = await orderOf(caller, 'orderVps')
      caller.sandbox.plans.change(body.plan_id, { open: false })
      expect((await caller.call('orderVps', { body })).code).toBe('CAPACITY_UNAVAILABLE')
    },
  },
}

/** Returns orders with one mistake each; everything else in them is valid. */
function ofEither(id: OrderId): Record<string, Rejection> {
  return {
    [`${id}: another price, an unknown plan, no money`]: {
      async given(caller) {
        const { call, sandbox } = caller
        const order = await orderOf(caller, id)
        const priced = { ...order, expected_total_price: order.expected_total_price + 1 }
        expect((await call(id, { body: priced })).code).toBe('PRICE_MISMATCH')
        const unknown = { ...order, plan_id: 'no-such-plan' }
        expect((await call(id, { body: unknown })).code).toBe('PLAN_NOT_AVAILABLE')
        sandbox.account.setBalance(0)
        const headers = { 'Idempotency-Key': 'another-intent' }
        expect((await call(id, { body: order, headers })).code).toBe('PAYMENT_REQUIRED')
      },
    },
    [`${id}: twice at the same time`]: {
      async given(caller) {
        const body = await orderOf(caller, id)
        const replies = await Promise.all([caller.call(id, { body }), caller.call(id, { body })])
        expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'DUPLICATE_REQUEST']))
      },
      isDirect: true,
    },
  }
}
