import type { AssumptionChoices } from '../generated/assumption-choices.ts'

/** Counts requests in consecutive windows of time, such as minutes. */
export interface Window {
  used(now: number): number
  count(now: number): void
  /** Returns the end of the window that contains a time. */
  endsAt(now: number): number
}

export type WindowStart = AssumptionChoices['rate-limit-window']

// Unless windows begin with a request, those of a day begin at midnight in Japan, which is 9 hours ahead of UTC. For
// windows of a minute, the offset makes no difference.
const japanMs = 9 * 3_600_000

export function createWindow(lengthMs: number, windowStart: WindowStart): Window {
  let start = Number.NEGATIVE_INFINITY
  let used = 0

  const startOf = (now: number): number => {
    if (now < start + lengthMs) return start
    if (windowStart === 'first-request') return now
    return Math.floor((now + japanMs) / lengthMs) * lengthMs - japanMs
  }

  return {
    used: (now) => (startOf(now) === start ? used : 0),
    count(now) {
      const current = startOf(now)
      used = current === start ? used + 1 : 1
      start = current
    },
    endsAt: (now) => startOf(now) + lengthMs,
  }
}
