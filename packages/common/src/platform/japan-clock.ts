// Japan time is UTC+9 all year.
const aheadMs = 32_400_000
const timeForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Formats a time, in milliseconds since the epoch, as the API writes it. The time must be valid. */
export function formatJapanTime(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * Parses a time of the API to milliseconds since the epoch; `undefined` if the text has another format or is no time.
 */
export function japanTimeMs(text: string): number | undefined {
  if (!timeForm.test(text)) return undefined
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time - aheadMs
}
