import { toPlain } from './to-plain.ts'

/** Formats a value as one line of text. Control characters are made visible. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return toCell(value.join(','))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return toPlain(text).replaceAll('\n', '⏎').replaceAll('\t', ' ')
}
