import { toPlain } from './to-plain.ts'

/** Formats a value as one line of text. A tab becomes a space, and other control characters become visible ones. */
export function toCell(value: unknown): string {
  return toPlain(toLine(value)).replaceAll('\n', '⏎').replaceAll('\t', ' ')
}

/**
 * Formats a nested value as text: `name value` for each property, items separated by commas, or by semicolons if one of
 * them is an object or a list.
 */
function toLine(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) {
    const isNested = value.some((item) => Object(item) === item)
    return value.length === 0 ? '-' : value.map(toLine).join(isNested ? '; ' : ', ')
  }
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const parts = Object.entries(value).map(([name, inner]) => `${name} ${toLine(inner)}`)
  return parts.length === 0 ? '-' : parts.join(', ')
}
