import type { HostingOrderResult, PlanPeriod } from '@hostwright/types'
import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import { debit, requireBalance } from '../../ordering/account.ts'
import { type OrderIdentity, remember, replay } from '../../ordering/completed-orders.ts'
import { createHosting, isServerIdTaken } from '../server/create-hosting.ts'
import { type HostingPlanRecord, hostingPlans, toHostingPlan, toHostingPlanPeriod } from '../server/plan.ts'
import { toOrderServer } from './to-server.ts'

export const orderHostingServer: Handler<'orderHostingServer'> = (call) => {
  const { body: order, header, store, assume } = call
  if (order.dry_run === true) {
    const { price } = findOffer(call)
    if (assume['dry-run-balance'] !== 'ignore-balance') requireBalance(store, price.total_price)
    return { status: 200, body: { dry_run: true, total_price: price.total_price } }
  }
  const idempotencyKey = header['Idempotency-Key']
  if (idempotencyKey === undefined) {
    throw validationFailure(['Idempotency-Key: is required, unless dry_run is true.'])
  }
  const intent = { operationId: 'orderHostingServer', idempotencyKey, order }
  const replayed = replay(store, intent, assume) as HostingOrderResult | undefined
  return { status: 200, body: replayed ?? place(call, intent) }
}

interface Offer {
  readonly plan: HostingPlanRecord
  readonly price: PlanPeriod
}

/**
 * Returns the ordered plan with its price. Rejects the order if the plan is unknown or closed, its price differs from
 * the expected one, or the server id is taken.
 */
function findOffer({ body: order, store }: Call<'orderHostingServer'>): Offer {
  const plan = hostingPlans(store).get(order.plan_id)
  const period = plan?.periods.find(({ months }) => months === order.period)
  if (!plan?.open || period === undefined) {
    throw new ApiFailure('PLAN_NOT_AVAILABLE', 'This plan, or this period of it, is not on offer.')
  }
  const price = toHostingPlanPeriod(period)
  if (price.total_price !== order.expected_total_price) {
    throw new ApiFailure('PRICE_MISMATCH', `The price is ${price.total_price} yen now.`)
  }
  if (order.server_id !== undefined && isServerIdTaken(store, order.server_id)) {
    throw new ApiFailure('SERVER_ID_TAKEN', 'This server ID is not available.')
  }
  return { plan, price }
}

function place(call: Call<'orderHostingServer'>, intent: OrderIdentity): HostingOrderResult {
  const { body: order, store, now, assume } = call
  const { plan, price } = findOffer(call)
  debit(store, price.total_price)
  const contract = createHosting(store, {
    plan,
    server_id: order.server_id,
    months: order.period,
    auto_renew: order.auto_renew ?? true,
    orderedAt: now,
    ssh_enabled: assume['ssh-settings-of-new-server'] === 'on',
  })
  const response = { server: toOrderServer(contract, now, assume) }
  remember(store, intent, response)
  return response
}

export const listHostingPlans: Handler<'listHostingPlans'> = ({ store, query }) => ({
  status: 200,
  body: {
    plans: hostingPlans(store)
      .all()
      .filter(({ open, plan_id }) => open && (query.plan_id?.includes(plan_id) ?? true))
      .map(toHostingPlan),
  },
})
