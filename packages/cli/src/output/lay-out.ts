import stringWidth from 'fast-string-width'
import { wrapText } from './wrap-text.ts'

const gap = 2
// Smallest widths of a column, in characters. The last column is narrowed first, down to `lastLeast`; then always the
// widest column, which can be the last one again, down to `least`.
const lastLeast = 32
const least = 4

/** Adds colours to one line of a cell in a table. */
export type PaintLine = (line: string, column: number, row: readonly string[]) => string

/** Aligns the columns of rows within the width of a terminal. A cell that does not fit continues in the next lines. */
export function layOut(rows: readonly (readonly string[])[], columns: number, paint: PaintLine): string {
  const [first = []] = rows
  const natural = first.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column]!))))
  const widths = fit(natural, columns)
  return rows.map((row) => layOutRow(row, widths, paint)).join('')
}

function layOutRow(row: readonly string[], widths: readonly number[], paint: PaintLine): string {
  const cells = row.map((text, column) => wrap(text, widths[column]!))
  const height = Math.max(1, ...cells.map(({ length }) => length))
  let lines = ''
  for (let line = 0; line < height; line += 1) {
    const parts = cells.map((cell, column) => {
      const text = cell[line] ?? ''
      const isLast = cells.slice(column + 1).every((other) => (other[line] ?? '') === '')
      const padding = isLast ? '' : ' '.repeat(widths[column]! - stringWidth(text) + gap)
      return (text === '' ? text : paint(text, column, row)) + padding
    })
    lines += `${parts.join('')}\n`
  }
  return lines
}

function wrap(text: string, width: number): readonly string[] {
  return stringWidth(text) <= width ? [text] : wrapText(text, width)
}

/** Returns the widths of columns that fit: narrows the last column first, then always the widest one. */
function fit(natural: readonly number[], columns: number): readonly number[] {
  const widths = [...natural]
  const last = widths.length - 1
  const excess = (): number => widths.reduce((sum, width) => sum + width, gap * last) - columns
  if (excess() > 0) widths[last] = Math.max(Math.min(natural[last]!, lastLeast), natural[last]! - excess())
  while (excess() > 0) {
    const widest = Math.max(...widths)
    if (widest <= least) break
    widths[widths.indexOf(widest)] = widest - 1
  }
  return widths
}
