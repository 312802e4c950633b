/** When an unknown outcome can be decided. */
export interface NextLook {
  /**
   * Time after which another reading of the account may decide an unknown outcome, in milliseconds; `undefined` if only
   * a person or another API key can decide it.
   */
  readonly askAgainMs?: number | undefined
  /** Time until the end of the horizon, in milliseconds; `undefined` if it is not known or has passed. */
  readonly decidedWithinMs?: number | undefined
}

const minuteMs = 60_000

/**
 * Returns when to look again: after a quarter of the time since an order left, between one minute and five. A VPS is
 * usually listed within minutes, so the end of the horizon would be a long wait for most orders.
 *
 * @param leftMs time until the end of the horizon, in milliseconds; Infinity if not known
 */
export function nextLook(leftMs: number, horizonMs: number): NextLook {
  if (!Number.isFinite(leftMs)) return { askAgainMs: minuteMs }
  // The execution log shows times in whole seconds, so one second is added to the wait.
  const decidedWithinMs = Math.max(0, leftMs) + 1_000
  const quarterMs = (horizonMs - leftMs) / 4
  const askAgainMs = Math.max(minuteMs, Math.min(5 * minuteMs, quarterMs, decidedWithinMs))
  return { askAgainMs: Math.ceil(askAgainMs), decidedWithinMs }
}
