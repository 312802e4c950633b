// Japan is 9 hours ahead of UTC all year, so adding this offset is exact.
const offsetMs = 9 * 3_600_000

/** Formats a time as `YYYY-MM-DD HH:MM:SS` in Japan time, the format of the API. */
export function toDateTime(at: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses `YYYY-MM-DD HH:MM:SS` in Japan time; returns `undefined` for any other text. */
export function parseDateTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const at = Date.parse(`${text.replace(' ', 'T')}Z`) - offsetMs
  // `Date.parse` reads a day that does not exist, such as 30 February, as another day, so the result is formatted again
  // and compared.
  return !Number.isNaN(at) && toDateTime(at) === text ? at : undefined
}

/** Parses an ISO 8601 time in whole seconds with an offset or `Z`; returns `undefined` for any other text. */
export function parseIsoTime(text: string): number | undefined {
  const [, date, time, sign, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/.exec(text) ?? []
  const inJapan = parseDateTime(`${date} ${time}`)
  if (inJapan === undefined) return undefined
  const eastMs = Number(`${sign ?? '+'}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return inJapan + offsetMs - eastMs
}

/** Returns the last day of the month `monthsLater` months after that of `at`, as `YYYY-MM-DD`. */
export function toMonthEnd(at: number, monthsLater: number): string {
  const day = new Date(at + offsetMs)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater + 1, 0))
    .toISOString()
    .slice(0, 10)
}

/** Returns the same day `monthsLater` months later, as `YYYY-MM-DD`; in a shorter month, its last day. */
export function toSameDay(at: number, monthsLater: number): string {
  const end = toMonthEnd(at, monthsLater)
  const day = Math.min(new Date(at + offsetMs).getUTCDate(), Number(end.slice(8)))
  return `${end.slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** Returns the share of the current month that is left at a time, with or without the day itself: at most 1. */
export function restOfMonth(at: number, isDayIncluded: boolean): number {
  const days = Number(toMonthEnd(at, 0).slice(8))
  return (days - new Date(at + offsetMs).getUTCDate() + (isDayIncluded ? 1 : 0)) / days
}
