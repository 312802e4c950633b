import { ConfigError } from '@hostwright/common'
import type { PlanPeriod } from '@hostwright/types'

/** What plans of every product have in common. */
export interface Plan {
  /** Identifies the plan; an order repeats it. */
  readonly plan_id: string
  /** The currency of its prices. */
  readonly currency?: string | undefined
  /** The contract lengths on offer, with their prices. */
  readonly periods: readonly PlanPeriod[]
}

/** A plan with one of its periods: what can be ordered, and for how much. */
export interface Offer<P extends Plan> {
  /** The plan. */
  readonly plan: P
  /** The contract length, in months, and what it costs, in yen. */
  readonly price: PlanPeriod
}

/** The offer of a plan for a number of months. What is not on offer is rejected with a list of what is. */
export function findOffer<P extends Plan>(plans: readonly P[], planId: string, months: number): Offer<P> {
  const inYen = plans.filter(({ currency = 'JPY' }) => currency === 'JPY')
  const plan = findOffered('plan_id', inYen, planId, (candidate) => candidate.plan_id)
  const price = findOffered('period', plan.periods, months, (candidate) => candidate.months)
  return { plan, price }
}

/** The one of `offered` that `wanted` names; the error for any other lists what can be had. */
export function findOffered<T, Id extends string | number>(
  field: string,
  offered: readonly T[],
  wanted: Id,
  idOf: (candidate: T) => Id,
): T {
  const found = offered.find((candidate) => idOf(candidate) === wanted)
  if (found !== undefined) return found
  const choice = offered.map(idOf).join(', ') || 'nothing'
  throw new ConfigError(field, `${JSON.stringify(wanted)} cannot be ordered; on offer: ${choice}`)
}
