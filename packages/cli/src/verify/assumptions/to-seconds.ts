/** When a window ends, in Unix seconds, whatever the unit of the header is. */
export function toSeconds(text: string | null, at: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined
  const value = Number(text)
  if (value > 1e11) return value / 1000
  return value > 1e8 ? value : Math.round(at / 1000) + value
}
