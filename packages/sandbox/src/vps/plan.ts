import type { PlanPeriod, VpsPlan } from '@hostwright/types'
import { restOfMonth } from '../japan-time.ts'
import { collection, type CollectionOf } from '../store.ts'

/** A plan as it is kept: with monthly prices, from which today's first payment is worked out. */
export interface VpsPlanRecord extends Omit<VpsPlan, 'periods' | 'currency'> {
  /** Whether orders are taken at the moment; a closed plan stays in the list. */
  readonly open: boolean
  readonly periods: readonly Period[]
}

interface Period {
  readonly months: number
  /** Yen a month, tax included. */
  readonly monthly: number
  /** The same before a campaign. */
  readonly regularMonthly: number
}

export const vpsPlans: CollectionOf<VpsPlanRecord> = collection('vps-plan')

/** The plan as the API lists it at a moment. */
export function toVpsPlan({ open: _open, periods, ...plan }: VpsPlanRecord, now: number): VpsPlan {
  return { ...plan, currency: 'JPY', periods: periods.map((period) => toPlanPeriod(period, now)) }
}

/** What a period costs if ordered now: the rest of the current month and the period itself. */
export function toPlanPeriod({ months, monthly, regularMonthly }: Period, now: number): PlanPeriod {
  const paidMonths = months + restOfMonth(now)
  return {
    months,
    total_price: Math.floor(monthly * paidMonths),
    regular_total_price: Math.floor(regularMonthly * paidMonths),
    campaign_applied: monthly !== regularMonthly,
  }
}
