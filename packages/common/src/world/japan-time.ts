// The API writes times as `YYYY-MM-DD HH:MM:SS`, in Japan, which is 9 hours ahead all year.
const aheadMs = 32_400_000

/** A time of the API in milliseconds since the epoch; `undefined` for a text that is none. */
export function parseJapanTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time - aheadMs
}

/** A moment as the API writes it. */
export function toJapanTime(time: number): string {
  return new Date(time + aheadMs).toISOString().slice(0, 19).replace('T', ' ')
}
