import { createHash } from 'node:crypto'
import { toCell } from './to-cell.ts'
import stringWidth from 'fast-string-width'

const digits = 12

/**
 * Shortens an address for one line of a terminal: its beginning, `..`, and 12 digits of its digest, by which two
 * addresses with the same beginning differ. An address that fits is returned whole.
 */
export function shorten(address: string, width: number): string {
  const text = toCell(address)
  if (stringWidth(text) <= width) return text
  const digest = createHash('sha256').update(address).digest('hex').slice(0, digits)
  return `${beginning(text, Math.max(1, width - digits - 2))}..${digest}`
}

/** Returns as much of the beginning of a text as fits into a width. */
export function beginning(text: string, width: number): string {
  let start = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(start + segment) > width) break
    start += segment
  }
  return start
}
