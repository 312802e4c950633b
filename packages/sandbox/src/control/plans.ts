import { checkNames } from '../description/check-names.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { hostingPlans } from '../hosting/server/plan.ts'
import type { Store } from '../storage/store.ts'
import { vpsPlans } from '../vps/plan.ts'

/** Reads and changes the plans of VPSs and hosting servers, for tests. */
export interface Plans {
  /** Returns all plans, also those that are closed to orders. */
  list(): OfferedPlan[]
  /** Closes a plan to orders, opens it again, or changes its prices. Throws `NOT_FOUND` for an unknown plan. */
  change(planId: string, change: PlanChange): OfferedPlan
}

/** A plan of the sandbox. */
export interface OfferedPlan {
  /** The product: VPSs or hosting servers. */
  readonly service: 'vps' | 'server'
  /** The id of the plan, which an order contains. */
  readonly plan_id: string
  /** The display name of the plan. */
  readonly plan_name: string
  /** Whether the plan can be ordered. */
  readonly open: boolean
  /** The contract lengths, with their prices. */
  readonly periods: readonly OfferedPeriod[]
}

/** A contract length with its price. */
export interface OfferedPeriod {
  /** The contract length in months. */
  readonly months: number
  /** Price in yen: per month for a VPS, for the whole period for hosting. */
  readonly price: number
  /** Regular price without a campaign, in yen: per month for a VPS, for the whole period for hosting. */
  readonly regularPrice: number
}

/** Changes of an offered plan, such as its price; properties that are not given keep their value. */
export interface PlanChange {
  /** Whether the plan can be ordered. */
  readonly open?: boolean | undefined
  /** New prices. Contract lengths that are not given keep their prices. */
  readonly periods?: readonly PriceChange[] | undefined
}

/** A new price of a contract length. */
export interface PriceChange extends Omit<OfferedPeriod, 'regularPrice'> {
  /** The price without a campaign, in yen. @default `price`: there is no campaign */
  readonly regularPrice?: number | undefined
}

export function createPlans(store: Store): Plans {
  return {
    list: () => listPlans(store),
    change(planId, { open, periods = [], ...others }) {
      const plan = listPlans(store).find(({ plan_id }) => plan_id === planId)
      if (plan === undefined) throw new ApiFailure('NOT_FOUND', `plan_id: there is no plan ${planId}`)
      checkNames('plan', others, [])
      if (open !== undefined && typeof open !== 'boolean') throw new TypeError('open has to be true or false')
      for (const price of periods) checkPrice(plan, price)
      const changed = {
        ...plan,
        open: open ?? plan.open,
        periods: plan.periods.map((period) => {
          const price = periods.find(({ months }) => months === period.months)
          return price === undefined ? period : { ...price, regularPrice: price.regularPrice ?? price.price }
        }),
      }
      savePlan(store, changed)
      return changed
    },
  }
}

function listPlans(store: Store): OfferedPlan[] {
  return [
    ...vpsPlans(store)
      .all()
      .map(({ plan_id, plan_name, open, periods }): OfferedPlan => {
        const offered = periods.map(({ months, monthly: price, regularMonthly: regularPrice }) => ({
          months,
          price,
          regularPrice,
        }))
        return { service: 'vps', plan_id, plan_name, open, periods: offered }
      }),
    ...hostingPlans(store)
      .all()
      .map(({ plan_id, plan_name, open, periods }): OfferedPlan => {
        const offered = periods.map(({ months, total: price, regularTotal: regularPrice }) => ({
          months,
          price,
          regularPrice,
        }))
        return { service: 'server', plan_id, plan_name, open, periods: offered }
      }),
  ]
}

function savePlan(store: Store, { plan_id, open, periods }: OfferedPlan): void {
  const vpsPlan = vpsPlans(store).get(plan_id)
  const hostingPlan = hostingPlans(store).get(plan_id)
  if (vpsPlan !== undefined) {
    const priced = periods.map(({ months, price, regularPrice }) => ({
      months,
      monthly: price,
      regularMonthly: regularPrice,
    }))
    vpsPlans(store).put(plan_id, { ...vpsPlan, open, periods: priced })
  }
  if (hostingPlan !== undefined) {
    const priced = periods.map(({ months, price, regularPrice }) => ({
      months,
      total: price,
      regularTotal: regularPrice,
    }))
    hostingPlans(store).put(plan_id, { ...hostingPlan, open, periods: priced })
  }
}

function checkPrice(plan: OfferedPlan, { months, price, regularPrice = price }: PriceChange): void {
  if (!plan.periods.some((period) => period.months === months))
    throw new TypeError(`periods: ${plan.plan_id} has no period of ${months} months`)
  for (const yen of [price, regularPrice]) {
    if (!Number.isSafeInteger(yen) || yen < 0)
      throw new RangeError(`periods: ${yen} is not an amount of whole yen`)
  }
}
