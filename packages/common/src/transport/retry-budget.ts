/**
 * Limits retries to a small share of all calls, so that an API in trouble does not get several times as many
 * requests.
 */
export interface RetryBudget {
  /** Adds the share of one call. */
  earn(): void
  /** Spends one retry; returns false if the budget is used up. */
  spend(): boolean
}

const perRetry = 10
const most = 100

/** Creates a budget of 10 retries. Ten calls add one. */
export function createRetryBudget(): RetryBudget {
  // Tenths of a retry, because whole numbers add up exactly.
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
