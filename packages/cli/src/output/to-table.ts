import stringWidth from 'string-width'
import { cut } from './cut.ts'
import { toCell } from './to-cell.ts'

/** Options of a table. */
export interface TableOptions {
  /** Width of the terminal; `undefined` without one: cells are then separated by tabs. */
  readonly columns: number | undefined
}

/** Formats a table. At a terminal the columns are aligned, and long cells are cut. */
export function toTable(
  names: readonly string[],
  items: readonly object[],
  { columns }: TableOptions,
): string {
  const head = names.map((name) => name.toUpperCase().replaceAll('_', ' '))
  const rows = items.map((item) => names.map((name) => toCell((item as Record<string, unknown>)[name])))
  if (columns === undefined) return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('')
  const widths = fit(
    names.map((_, column) => Math.max(...[head, ...rows].map((row) => stringWidth(row[column]!)))),
    columns,
  )
  return [head, ...rows]
    .map((row) => {
      const cells = row.map((cell, column) => pad(cut(cell, widths[column]!), widths[column]!))
      return `${cells.join('  ').trimEnd()}\n`
    })
    .join('')
}

/** Formats an object with one property per line. */
export function toList(item: object, { columns }: TableOptions): string {
  const entries = Object.entries(item).map(([name, value]) => [name, toCell(value)] as const)
  if (columns === undefined) return entries.map(([name, value]) => `${name}\t${value}\n`).join('')
  const width = Math.max(0, ...entries.map(([name]) => stringWidth(name)))
  return entries.map(([name, value]) => `${pad(name, width)}  ${value}\n`).join('')
}

/** Narrows the widest column until all fit, each at least four characters wide. */
function fit(wanted: readonly number[], columns: number): readonly number[] {
  const widths = [...wanted]
  const total = (): number => widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1))
  while (total() > columns) {
    const widest = Math.max(...widths)
    if (widest <= 4) break
    widths[widths.lastIndexOf(widest)] = widest - 1
  }
  return widths
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}
