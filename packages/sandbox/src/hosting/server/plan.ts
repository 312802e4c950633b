import type { HostingPlan, PlanPeriod } from '@hostwright/types'
import { collection, type CollectionOf } from '../../storage/store.ts'

/** A stored hosting plan. */
export interface HostingPlanRecord {
  readonly plan_id: string
  readonly plan_name: string
  /** Whether the plan can be ordered now. */
  readonly open: boolean
  /** Disk space of a server in gigabytes. */
  readonly quota_gb: number
  readonly periods: readonly Period[]
}

interface Period {
  readonly months: number
  /** Price for the whole period in yen, tax included. */
  readonly total: number
  /** Regular price for the whole period in yen, tax included: the price without a campaign. */
  readonly regularTotal: number
}

export const hostingPlans: CollectionOf<HostingPlanRecord> = collection('hosting-plan')

/** Returns a plan in the form of the API's list. */
export function toHostingPlan({ plan_id, plan_name, periods }: HostingPlanRecord): HostingPlan {
  return { plan_id, plan_name, currency: 'JPY', periods: periods.map(toHostingPlanPeriod) }
}

export function toHostingPlanPeriod({ months, total, regularTotal }: Period): PlanPeriod {
  return {
    months,
    total_price: total,
    regular_total_price: regularTotal,
    campaign_applied: total !== regularTotal,
  }
}
