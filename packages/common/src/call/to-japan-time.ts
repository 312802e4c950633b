import { ConfigError } from '../errors/config-error.ts'
import { formatJapanTime, japanTimeMs } from '../platform/japan-clock.ts'

/**
 * Formats a moment as the API expects it: `YYYY-MM-DD HH:MM:SS` in Japan time. A number is in milliseconds since the
 * epoch. Fractions of a second are dropped. Makes no request.
 *
 * @throws {ConfigError} for an invalid `Date`, or a moment outside the years 0 to 9999
 * @example client.logs({ from: toJapanTime(Date.now() - 86_400_000) }) // the log entries of the last 24 hours
 */
export function toJapanTime(time: Date | number): string {
  const ms = Number(time)
  const text = Math.abs(ms) < 1e15 ? formatJapanTime(ms) : ''
  if (japanTimeMs(text) !== undefined) return text
  throw new ConfigError(
    'time',
    'cannot be written as a time of the API: give a valid Date or its milliseconds',
  )
}
