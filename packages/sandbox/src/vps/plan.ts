import type { PlanPeriod, VpsPlan } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { restOfMonth } from '../time/japan-time.ts'
import { collection, type CollectionOf } from '../storage/store.ts'

/** A plan as it is kept: with monthly prices, from which today's first payment is worked out. */
export interface VpsPlanRecord extends Omit<VpsPlan, 'periods' | 'currency'> {
  /** Whether orders are taken at the moment; a closed plan stays in the list. */
  readonly open: boolean
  readonly periods: readonly Period[]
}

interface Period {
  readonly months: number
  /** The price in yen a month, tax included. */
  readonly monthly: number
  /** The regular price, in yen a month, tax included: that of a period without a campaign. */
  readonly regularMonthly: number
}

export const vpsPlans: CollectionOf<VpsPlanRecord> = collection('vps-plan')

/** The plan as the API lists it at a moment. */
export function toVpsPlan(
  { open: _open, periods, ...plan }: VpsPlanRecord,
  now: number,
  assume: AssumptionChoices,
): VpsPlan {
  return { ...plan, currency: 'JPY', periods: periods.map((period) => toPlanPeriod(period, now, assume)) }
}

/** How the rest of a month is charged. */
const charges: Readonly<
  Record<AssumptionChoices['first-payment'], { isTodayIncluded: boolean; round: (yen: number) => number }>
> = {
  'with-today-rounded-down': { isTodayIncluded: true, round: Math.floor },
  'without-today-rounded-down': { isTodayIncluded: false, round: Math.floor },
  'with-today-rounded-up': { isTodayIncluded: true, round: Math.ceil },
}

/** Returns today's price of a period: the rest of the current month and the period itself. */
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
