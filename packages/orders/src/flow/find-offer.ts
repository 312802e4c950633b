import { ConfigError } from '@hostwright/common'
import type { PlanPeriod } from '@hostwright/types'

/** The properties that the plans of every product have. */
export interface PlanPrices {
  /** Identifies the plan in an order. */
  readonly plan_id: string
  /** The currency of the plan's prices. */
  readonly currency?: string | undefined
  /** The contract lengths on offer, with their prices. */
  readonly periods: readonly PlanPeriod[]
}

/** A plan and one of its contract lengths, with the price. */
export interface Offer<P extends PlanPrices> {
  /** The plan that is offered. */
  readonly plan: P
  /** The contract length in months, and its price in yen. */
  readonly price: PlanPeriod
}

/**
 * Returns the offer of a plan for a number of months. Only plans with prices in yen are on offer.
 *
 * @throws {ConfigError} `plan_id` or `period` if it is not on offer; the message lists the values that are
 */
export function findOffer<P extends PlanPrices>(
  plans: readonly P[],
  planId: string,
  months: number,
): Offer<P> {
  const inYen = plans.filter(({ currency = 'JPY' }) => currency === 'JPY')
  const plan = findOffered('plan_id', inYen, planId, (candidate) => candidate.plan_id)
  const price = findOffered('period', plan.periods, months, (candidate) => candidate.months)
  return { plan, price }
}

/**
 * Returns the offered item with the wanted id.
 *
 * @throws {ConfigError} if there is none; the message lists the offered ids
 */
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
