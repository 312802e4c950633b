import { ConfigError } from '../errors/config-error.ts'
import { formatJapanTime, japanTimeMs } from '../platform/japan-clock.ts'

const dayForm = /^\d{4}-\d\d-\d\d$/

/**
 * Parses a time of the API, such as the `expires_at` of an API key (`2027-03-31 23:59:59`). The API writes Japan time,
 * wherever the program runs. A date, such as the `expiry_date` of a contract, becomes midnight at the start of that day
 * in Japan; a contract that lasts until this day ends 24 hours later. Makes no request.
 *
 * @throws {ConfigError} if the text is neither such a time nor a date
 * @example const { expires_at } = await client.me()
 * const days = expires_at === null ? Infinity : (parseJapanTime(expires_at).getTime() - Date.now()) / 86_400_000
 */
export function parseJapanTime(text: string): Date {
  const time = dayForm.test(text) ? `${text} 00:00:00` : text
  const ms = japanTimeMs(time)
  // `Date` accepts February 30 and turns it into a day of March, so the parsed time is formatted again and compared
  // with the given text.
  if (ms !== undefined && formatJapanTime(ms) === time) return new Date(ms)
  const forms = 'YYYY-MM-DD HH:MM:SS or YYYY-MM-DD'
  throw new ConfigError('text', `is ${JSON.stringify(text)}, which is not a time of the API: give ${forms}`)
}

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
