const yenFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export function toYen(amount: number): string {
  return `¥${yenFormat.format(amount)}`
}

const japanMs = 9 * 3_600_000

/** `2026-10-01 12:00:00`, in Japan, as the API writes it. */
export function toJapanTime(at: number): string {
  return new Date(at + japanMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** `12:00:00.000`, in Japan. */
export function toJapanClock(at: number): string {
  return new Date(at + japanMs).toISOString().slice(11, 23)
}

/** `2 h 5 min`, `1 min 20 s`, `850 ms`: the two largest units. */
export function toDuration(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))} ms`
  const units = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1_000],
  ] as const
  let rest = ms
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count === 0 ? [] : [`${count} ${unit}`]
  })
  return parts.slice(0, 2).join(' ')
}
