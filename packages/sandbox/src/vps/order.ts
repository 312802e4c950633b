import type { PlanPeriod, VpsOrderRequest, VpsSignupResult } from '@hostwright/types'
import { checkRenewal } from '@hostwright/types/rules'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { Call, Handler } from '../operations/handler.ts'
import { debit, requireBalance } from '../ordering/account.ts'
import { type OrderIdentity, remember, replay } from '../ordering/completed-orders.ts'
import type { Store } from '../storage/store.ts'
import { createContract } from './create-contract.ts'
import { listImageProblems, toOrderableImage, type VpsImageRecord, vpsImages } from './image.ts'
import { toPlanPeriod, toVpsPlan, type VpsPlanRecord, vpsPlans } from './plan.ts'
import { rejectUnknown } from './reject-unknown.ts'
import { toSignupServer } from './signup.ts'
import { listSshKeyProblems, registerSshKey } from './ssh-key.ts'

export const orderVps: Handler<'orderVps'> = (call) => {
  const { body: order, header, store, assume } = call
  rejectUnknown(call)
  rejectContradictions(call)
  if (order.dry_run === true) {
    const offer = findOffer(call)
    if (assume['dry-run-balance'] !== 'ignore-balance') requireBalance(store, offer.price.total_price)
    return { status: 200, body: { dry_run: true, total_price: offer.price.total_price } }
  }
  const intent = { operationId: 'orderVps', idempotencyKey: header['Idempotency-Key'] ?? '', order }
  const replayed = replay(store, intent, assume) as VpsSignupResult | undefined
  return { status: 200, body: replayed ?? place(call, intent) }
}

/**
 * Rejects an order that breaks a rule which the schema does not express: about the Idempotency-Key, `auto_renew` or the
 * SSH key.
 */
function rejectContradictions({ body: order, header, store }: Call<'orderVps'>): void {
  const problems: string[] = []
  if (order.dry_run !== true && header['Idempotency-Key'] === undefined) {
    problems.push('Idempotency-Key: is required, unless dry_run is true.')
  }
  const renewal = checkRenewal(order)
  if (renewal !== undefined) problems.push(`auto_renew: ${renewal}.`)
  problems.push(...listSshKeyProblems(store, order))
  if (problems.length > 0) throw validationFailure(problems)
}

interface Offer {
  readonly plan: VpsPlanRecord
  readonly image: VpsImageRecord
  readonly price: PlanPeriod
}

/**
 * Returns the ordered plan with its image and price. Rejects the order if the plan is unknown or closed, it cannot use
 * the image, or the price differs from the expected one.
 */
function findOffer({ body: order, store, now, assume }: Call<'orderVps'>): Offer {
  const plan = vpsPlans(store).get(order.plan_id)
  const period = plan?.periods.find(({ months }) => months === order.period)
  if (plan === undefined || period === undefined) {
    throw new ApiFailure('PLAN_NOT_AVAILABLE', 'This plan, or this period of it, is not on offer.')
  }
  const image = findImage(store, order, plan)
  if (!plan.open) throw new ApiFailure('CAPACITY_UNAVAILABLE', 'This plan takes no orders at the moment.')
  const price = toPlanPeriod(period, now, assume)
  if (price.total_price !== order.expected_total_price) {
    throw new ApiFailure('PRICE_MISMATCH', `The price is ${price.total_price} yen now.`)
  }
  return { plan, image, price }
}

function findImage(store: Store, order: VpsOrderRequest, plan: VpsPlanRecord): VpsImageRecord {
  const image = vpsImages(store).get(order.image_id)
  const problems = listImageProblems(image, plan)
  if (image === undefined || problems.length > 0) throw validationFailure(problems)
  return image
}

function place(call: Call<'orderVps'>, intent: OrderIdentity): VpsSignupResult {
  const { body: order, store, now } = call
  const { plan, image, price } = findOffer(call)
  debit(store, price.total_price)
  const contract = createContract(store, {
    plan,
    image,
    name: order.name,
    months: order.period,
    orderedAt: now,
  })
  registerSshKey(store, order)
  const response = { server: toSignupServer(contract, now) }
  remember(store, intent, response)
  return response
}

export const listVpsPlans: Handler<'listVpsPlans'> = ({ store, now, assume }) => ({
  status: 200,
  body: {
    plans: vpsPlans(store)
      .all()
      .map((plan) => toVpsPlan(plan, now, assume)),
    os_images: vpsImages(store).all().map(toOrderableImage),
  },
})
