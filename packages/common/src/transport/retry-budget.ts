/**
 * Limits the retries after temporary failures, except after a 429, to a small share of all calls, so that they do not
 * multiply the requests to an API in trouble.
 */
export interface RetryBudget {
  /** Adds a tenth of a retry to the budget, for one call. */
  earn(): void
  /** Takes one retry from the budget; returns false if the budget is used up. */
  spend(): boolean
}

const perRetry = 10
const most = 100

/** Creates a budget of 10 retries, which is also its maximum. Ten calls earn one retry. */
export function createRetryBudget(): RetryBudget {
  // The budget is counted in tenths of a retry, because sums of whole numbers are exact and sums of 0.1 are not.
  let left = most
  return {
    earn: () => void (left = Math.min(most, left + 1)),
    spend() {
      if (left < perRetry) return false
      left -= perRetry
      return true
    },
  }
}
