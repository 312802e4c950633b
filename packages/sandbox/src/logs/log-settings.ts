import { longestMs } from '../time/clock-bounds.ts'

/** How the execution log is shown. */
export interface LogSettings {
  /** How long after it was written an entry becomes visible, on the sandbox's clock. */
  readonly lagMs: number
  /** How far ahead the clock of each node is; behind, when negative. The nodes return in turn. */
  readonly skewMs: readonly number[]
}

/** Changes how the execution log is shown; what is left out stays as it is. */
export interface LogOptions {
  /** How long after it was written an entry becomes visible, in milliseconds on the sandbox's clock. */
  readonly lagMs?: number | undefined
  /** How far ahead the clock of each node is, in milliseconds; behind, when negative. */
  readonly skewMs?: readonly number[] | undefined
}

/** Decides how the execution log is shown. */
export interface LogControl {
  /** How it is shown now. */
  readonly settings: LogSettings
  /**
   * A new lag holds for all entries. New clocks hold for what is logged from now on, beginning with the first of
   * them: what has been logged keeps its time.
   */
  set(change: LogOptions): void
}

export const usualLog: LogSettings = { lagMs: 0, skewMs: [0] }

const mostNodes = 100
const mostSkewMs = 24 * 3_600_000

/** Applies a change, and rejects one that makes no sense. */
export function changeLog(current: LogSettings, change: LogOptions): LogSettings {
  const unknown = Object.keys(change).find((name) => !(name in usualLog))
  if (unknown !== undefined) throw new TypeError(`log: there is no ${unknown}`)
  const { lagMs = current.lagMs, skewMs = current.skewMs } = change
  if (!(typeof lagMs === 'number' && lagMs >= 0 && lagMs <= longestMs))
    throw new RangeError(`log.lagMs is ${String(lagMs)}: give milliseconds, 0 or more`)
  if (!Array.isArray(skewMs)) throw new TypeError('log.skewMs has to be a list of milliseconds')
  if (skewMs.length < 1 || skewMs.length > mostNodes)
    throw new RangeError(`log.skewMs has ${skewMs.length} entries: give 1 to ${mostNodes}`)
  for (const ms of skewMs) {
    if (!(Number.isFinite(ms) && Math.abs(ms) <= mostSkewMs))
      throw new RangeError(`log.skewMs has ${String(ms)}: give milliseconds, at most a day ahead or behind`)
  }
  return { lagMs, skewMs: [...skewMs] }
}
