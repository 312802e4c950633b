import type { HostingPlan, PlanPeriod } from '@hostwright/types'
import { collection, type CollectionOf } from '../../storage/store.ts'

/** A stored hosting plan. */
export interface HostingPlanRecord {
  readonly plan_id: string
  readonly plan_name: string
  /** Whether it can be ordered at the moment. */
  readonly open: boolean
  /** Disk space of a server. */
  readonly quota_gb: number
  readonly periods: readonly Period[]
}

interface Period {
  readonly months: number
  /** Yen for the whole period, tax included. */
  readonly total: number
  /** The regular price, in yen a month, tax included: that of a period without a campaign. */
  readonly regularTotal: number
}

export const hostingPlans: CollectionOf<HostingPlanRecord> = collection('hosting-plan')

/** The plan as the API lists it. */
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
