import { ConfigError } from '../errors/config-error.ts'
import { type TimeProperty, times } from '../generated/times.ts'
import { dayMs } from '../platform/durations.ts'
import { formatJapanTime, japanTimeMs } from '../platform/japan-clock.ts'

const dayForm = /^\d{4}-\d\d-\d\d$/
const isoForm = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * Parses a time of the API, in every form in which the API writes one, wherever the program runs:
 *
 * - `2027-03-31 23:59:59`, such as the `expires_at` of an API key, is Japan time;
 * - `2026-12-29T23:59:59+09:00`, such as the `expires_at` of a certificate, has its own offset;
 * - `2027-09-30` is the start of that day in Japan, but in `expiry_date` its end: a contract lasts through its last day.
 *
 * Makes no request.
 *
 * @param property The property that contained the text, because its meaning decides what a date is.
 * @throws {ConfigError} if the property has no time, or the text is in none of these forms
 * @example const { expires_at } = await client.me()
 * const days = expires_at === null ? Infinity : (parseTime('expires_at', expires_at).getTime() - Date.now()) / 86_400_000
 */
export function parseTime(property: TimeProperty, text: string): Date {
  // Object.hasOwn: in JavaScript, the property can be any text, such as `constructor`.
  if (!Object.hasOwn(times, property)) {
    const names = Object.keys(times).join(', ')
    throw new ConfigError('property', `is ${JSON.stringify(property)}, which has no time: give ${names}`)
  }
  const ms = readDay(text, times[property]) ?? readJapanTime(text) ?? readIso(text)
  if (ms !== undefined) return new Date(ms)
  const forms = 'YYYY-MM-DD, YYYY-MM-DD HH:MM:SS, or ISO 8601 with an offset'
  throw new ConfigError('text', `is ${JSON.stringify(text)}, which is not a time of the API: give ${forms}`)
}

function readDay(text: string, meaning: 'start' | 'end'): number | undefined {
  if (!dayForm.test(text)) return undefined
  const start = readJapanTime(`${text} 00:00:00`)
  return start === undefined || meaning === 'start' ? start : start + dayMs
}

function readJapanTime(text: string): number | undefined {
  const ms = japanTimeMs(text)
  // `Date` accepts February 30 and turns it into a day of March, so the parsed time is formatted again and compared
  // with the given text.
  return ms !== undefined && formatJapanTime(ms) === text ? ms : undefined
}

function readIso(text: string): number | undefined {
  const [, day, time] = isoForm.exec(text) ?? []
  // The date and time are checked without their offset, for the same reason.
  if (day === undefined || readJapanTime(`${day} ${time}`) === undefined) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}
