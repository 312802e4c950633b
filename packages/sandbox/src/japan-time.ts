// Japan keeps one offset all year, so adding it and reading UTC is exact.
const offsetMs = 9 * 3_600_000

/** `YYYY-MM-DD HH:MM:SS` in Japan time, the form of the API's date-times. */
export function toDateTime(at: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The time that a `YYYY-MM-DD HH:MM:SS` in Japan names, or `undefined` for any other text. */
export function parseDateTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const at = Date.parse(`${text.replace(' ', 'T')}Z`) - offsetMs
  // A day such as 30 February parses as another one.
  return !Number.isNaN(at) && toDateTime(at) === text ? at : undefined
}

/** The last day of the month that lies so many months after that of `at`, as `YYYY-MM-DD`. */
export function toMonthEnd(at: number, monthsLater: number): string {
  const day = new Date(at + offsetMs)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater + 1, 0))
    .toISOString()
    .slice(0, 10)
}

/** The part of its month that is left at a time, the day itself included: 1 on the first day. */
export function restOfMonth(at: number): number {
  const days = Number(toMonthEnd(at, 0).slice(8))
  return (days - new Date(at + offsetMs).getUTCDate() + 1) / days
}
