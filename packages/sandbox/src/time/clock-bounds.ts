/**
 * Last time that a clock can show. It is long before the year 10000, so that dates after it, such as ends of contracts,
 * fit into `YYYY-MM-DD`.
 */
export const lastMoment: number = Date.UTC(9000, 0, 1)

/** Highest speed of a clock. */
export const highestSpeed = 1_000_000

/** Longest duration of a policy, a fault or the lag of the execution log: a hundred years, in milliseconds. */
export const longestMs: number = 100 * 365 * 86_400_000

/** A duration, as the sum of its parts. */
export interface Duration {
  /** Number of days of 24 hours. @default 0 */
  readonly days?: number | undefined
  /** Number of hours. @default 0 */
  readonly hours?: number | undefined
  /** Number of minutes. @default 0 */
  readonly minutes?: number | undefined
  /** Number of seconds. @default 0 */
  readonly seconds?: number | undefined
}

const unitMs: Readonly<Record<keyof Duration, number>> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
}

/** Checks the speed of a clock. */
export function parseSpeed(speed: number): number {
  if (isWithin(speed, highestSpeed)) return speed
  throw new RangeError(`speed is ${speed}: give 0 or more, and at most ${highestSpeed}`)
}

/** Checks the start time of a clock. */
export function parseStart(startAt: number): number {
  if (isWithin(startAt, lastMoment)) return startAt
  throw new RangeError(`startAt is ${startAt}: give milliseconds since the epoch, before the year 9000`)
}

/** Returns the time after a duration. Throws if the clock cannot reach it. */
export function momentAfter(now: number, duration: number | Duration): number {
  const ms = typeof duration === 'number' ? duration : addUp(duration)
  if (!(typeof ms === 'number' && ms >= 0))
    throw new RangeError(`The clock cannot be moved by ${String(ms)} ms: it only goes forward`)
  if (now + ms > lastMoment)
    throw new RangeError(`The clock cannot be moved by ${ms} ms: it ends with the year 8999`)
  return now + ms
}

function addUp(duration: Duration): number {
  const other = Object.keys(duration).find((unit) => !(unit in unitMs))
  if (other !== undefined)
    throw new TypeError(
      `duration has ${other}: give ${Object.keys(unitMs).join(', ')}, or a number of milliseconds`,
    )
  let ms = 0
  for (const [unit, length] of Object.entries(unitMs)) {
    const count: unknown = duration[unit as keyof Duration] ?? 0
    if (!(typeof count === 'number' && count >= 0))
      throw new RangeError(`${unit} is ${String(count)}: the clock only goes forward`)
    ms += count * length
  }
  return ms
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && value >= 0 && value <= most
}
