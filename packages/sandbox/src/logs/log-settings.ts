import { checkNames } from '../description/check-names.ts'
import { longestMs } from '../time/clock-bounds.ts'

/** Settings of the execution log. */
export interface LogSettings {
  /** Time after which a new entry becomes visible, in milliseconds on the sandbox's clock. */
  readonly lagMs: number
  /**
   * How far the clock of each node is ahead, in milliseconds; negative if it is behind. The nodes log requests in turn.
   */
  readonly skewMs: readonly number[]
}

/** Changes of the settings of the execution log. Settings that are not given keep their values. */
export interface LogOptions {
  /** Time after which a new entry becomes visible, in milliseconds on the sandbox's clock. */
  readonly lagMs?: number | undefined
  /** How far the clock of each node is ahead, in milliseconds; negative if it is behind. */
  readonly skewMs?: readonly number[] | undefined
}

/** Reads and changes how the execution log is shown, for tests. */
export interface LogControl {
  /** The current settings of the log. */
  readonly settings: LogSettings
  /**
   * Changes settings. A new delay applies to all entries. New clocks apply to later entries, beginning with the first
   * clock; earlier entries keep their times.
   */
  set(change: LogOptions): void
}

export const usualLog: LogSettings = { lagMs: 0, skewMs: [0] }

const mostNodes = 100
const mostSkewMs = 24 * 3_600_000

/** Returns the settings after a change. Rejects values out of range. */
export function changeLog(current: LogSettings, change: LogOptions): LogSettings {
  checkNames('log', change, Object.keys(usualLog))
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
