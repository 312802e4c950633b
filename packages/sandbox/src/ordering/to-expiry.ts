import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { toMonthEnd, toSameDay } from '../time/japan-time.ts'

/** Calculates the last day of a contract as `YYYY-MM-DD`, by choice of the assumption. */
export const toExpiry: Readonly<
  Record<AssumptionChoices['hosting-expiry'], (orderedAt: number, months: number) => string>
> = {
  'end-of-month': toMonthEnd,
  'same-day': toSameDay,
}
