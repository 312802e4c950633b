import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { toMonthEnd, toSameDay } from '../time/japan-time.ts'

/**
 * Functions that calculate the last day of a contract as `YYYY-MM-DD`, for each choice of an assumption about hosting.
 * Contracts of VPSs always use `end-of-month`.
 */
export const toExpiry: Readonly<
  Record<AssumptionChoices['hosting-expiry'], (orderedAt: number, months: number) => string>
> = {
  'end-of-month': toMonthEnd,
  'same-day': toSameDay,
}
