import { isJapanese } from '../words/is-japanese.ts'

const yenFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export function toYen(amount: number): string {
  const number = yenFormat.format(amount)
  return isJapanese ? `${number}円` : `¥${number}`
}

const japanMs = 9 * 3_600_000

/** `2026-10-01 12:00:00`, in Japan, as the API writes it. */
export function toJapanTime(at: number): string {
  return new Date(at + japanMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** `2026-10-01`, in Japan. */
export function toJapanDay(at: number): string {
  return toJapanTime(at).slice(0, 10)
}

/** `12:00:00.000`, in Japan. */
export function toJapanClock(at: number): string {
  return new Date(at + japanMs).toISOString().slice(11, 23)
}

const names = isJapanese ? ['日', '時間', '分', '秒', 'ミリ秒'] : [' d', ' h', ' min', ' s', ' ms']
const lengths = [86_400_000, 3_600_000, 60_000, 1_000]

/** `2 h 5 min`, `1 min 20 s`, `850 ms`: the two largest units. */
export function toDuration(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))}${names[4]}`
  let rest = ms
  const parts = lengths.flatMap((length, at) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count === 0 ? [] : [`${count}${names[at]}`]
  })
  return parts.slice(0, 2).join(isJapanese ? '' : ' ')
}
