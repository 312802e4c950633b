/** The last moment that a clock can show: dates after it would not fit `YYYY-MM-DD`, with room for contracts to end. */
export const lastMoment: number = Date.UTC(9000, 0, 1)

/** How fast a clock can go at most. */
export const highestSpeed = 1_000_000

/** The longest that a policy or a fault may take: a hundred years. */
export const longestMs: number = 100 * 365 * 86_400_000

/** A length of time; the parts add up. */
export interface Duration {
  /** Days of 24 hours. @default 0 */
  readonly days?: number | undefined
  /** Hours. @default 0 */
  readonly hours?: number | undefined
  /** Minutes. @default 0 */
  readonly minutes?: number | undefined
  /** Seconds. @default 0 */
  readonly seconds?: number | undefined
}

const unitMs: Readonly<Record<keyof Duration, number>> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
}

/** A speed that a clock can have. */
export function parseSpeed(speed: number): number {
  if (isWithin(speed, highestSpeed)) return speed
  throw new RangeError(`speed is ${speed}: give 0 or more, and at most ${highestSpeed}`)
}

/** A moment that a clock can begin with. */
export function parseStart(startAt: number): number {
  if (isWithin(startAt, lastMoment)) return startAt
  throw new RangeError(`startAt is ${startAt}: give milliseconds since the epoch, before the year 9000`)
}

/** Returns the time after a duration. Throws if the clock cannot be moved by it. */
export function momentAfter(now: number, duration: number | Duration): number {
  const ms = typeof duration === 'number' ? duration : addUp(duration)
  if (!(typeof ms === 'number' && ms >= 0))
    throw new RangeError(`The clock cannot be moved by ${String(ms)} ms: it only goes forward`)
  if (now + ms > lastMoment)
    throw new RangeError(`The clock cannot be moved by ${ms} ms: it ends with the year 8999`)
  return now + ms
}

function addUp(duration: Duration): number {
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
