import type { PlanPeriod, VpsPlan } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { restOfMonth } from '../time/japan-time.ts'
import { collection, type CollectionOf } from '../storage/store.ts'

/** A stored plan with monthly prices, from which the price of an order is calculated, which varies by day. */
export interface VpsPlanRecord extends Omit<VpsPlan, 'periods' | 'currency'> {
  /** Whether the plan can be ordered now. A closed plan stays in the list. */
  readonly open: boolean
  readonly periods: readonly Period[]
}

interface Period {
  readonly months: number
  /** The price per month in yen. */
  readonly monthly: number
  /** The regular price per month in yen: the price without a campaign. */
  readonly regularMonthly: number
}

export const vpsPlans: CollectionOf<VpsPlanRecord> = collection('vps-plan')

/** Returns a plan in the form of the API's list, with the prices at a time. */
export function toVpsPlan(
  { open: _open, periods, ...plan }: VpsPlanRecord,
  now: number,
  assume: AssumptionChoices,
): VpsPlan {
  return { ...plan, currency: 'JPY', periods: periods.map((period) => toPlanPeriod(period, now, assume)) }
}

/**
 * Rules for charging the rest of the current month, for each choice of an assumption: whether today counts, and how a
 * price is rounded to whole yen.
 */
const charges: Readonly<
  Record<AssumptionChoices['first-payment'], { isTodayIncluded: boolean; round: (yen: number) => number }>
> = {
  'with-today-rounded-down': { isTodayIncluded: true, round: Math.floor },
  'without-today-rounded-down': { isTodayIncluded: false, round: Math.floor },
  'with-today-rounded-up': { isTodayIncluded: true, round: Math.ceil },
}

/** Returns the price of a contract period at a time: that of the rest of the current month and of the period itself. */
export function toPlanPeriod(
  { months, monthly, regularMonthly }: Period,
  now: number,
  assume: AssumptionChoices,
): PlanPeriod {
  const { isTodayIncluded, round } = charges[assume['first-payment']]
  const paidMonths = months + restOfMonth(now, isTodayIncluded)
  return {
    months,
    total_price: round(monthly * paidMonths),
    regular_total_price: round(regularMonthly * paidMonths),
    campaign_applied: monthly !== regularMonthly,
  }
}
