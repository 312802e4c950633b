/** Keeps retries a small part of all calls, so that a service in trouble is not asked many times as much. */
export interface RetryBudget {
  /** Puts a little aside for each call. */
  earn(): void
  /** Takes what one retry costs; false when there is not enough. */
  spend(): boolean
}

const perRetry = 10
const most = 100

/** A budget of 10 retries, of which every tenth call earns one back. */
export function createRetryBudget(): RetryBudget {
  // In tenths of a retry: whole numbers add up exactly.
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
