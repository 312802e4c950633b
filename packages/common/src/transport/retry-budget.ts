/** Keeps retries a small part of all calls, so that a service in trouble is not asked many times as much. */
export interface RetryBudget {
  /** Puts a little aside for each call. */
  earn(): void
  /** Takes what one retry costs; false when there is not enough. */
  spend(): boolean
}

const most = 10
const perCall = 0.1

/** A budget of 10 retries, of which every tenth call earns one back. */
export function createRetryBudget(): RetryBudget {
  let left = most
  return {
    earn: () => void (left = Math.min(most, left + perCall)),
    spend() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
