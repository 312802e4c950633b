// Japan is 9 hours ahead all year.
const aheadMs = 32_400_000
const timeForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** A moment as the API writes it; one that has to be valid. */
export function formatJapanTime(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** A time of the API in milliseconds since the epoch; `undefined` for a text that is not written as one. */
export function japanTimeMs(text: string): number | undefined {
  if (!timeForm.test(text)) return undefined
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time - aheadMs
}
