import { type Column, headingOf, nameOf } from './column.ts'
import { layOut } from './lay-out.ts'
import type { Paint } from './paint.ts'
import { asItIs, type Translate } from '../language/translate.ts'
import { readField } from './select-fields.ts'
import { toCell } from './to-cell.ts'

/** The width of a table and the colours of its cells. */
export interface TableOptions {
  /** Width of the terminal in characters; `undefined` without a terminal, and cells are then separated by tabs. */
  readonly columns: number | undefined
  /** Adds a colour to the text of a cell. @default no colours */
  readonly paint?: Paint | undefined
  /** Whether the first line has the headings. @default true */
  readonly hasHeader?: boolean | undefined
  /** Translates the headings. @default English */
  readonly translate?: Translate | undefined
}

/** Formats rows as a table with a heading. At a terminal, columns are aligned and text that does not fit is wrapped. */
export function toTable(
  shown: readonly Column[],
  items: readonly object[],
  { columns, paint, hasHeader = true, translate = asItIs }: TableOptions,
): string {
  const rows = items.map((item) => shown.map((column) => toText(column, item)))
  const all = hasHeader ? [shown.map((column) => translate(headingOf(column))), ...rows] : rows
  if (columns === undefined) return all.map((row) => `${row.join('\t')}\n`).join('')
  return layOut(all, columns, (line, column) => paint?.(nameOf(shown[column]!), line) ?? line)
}

/** Formats an object with one property per line. */
export function toList(
  entries: readonly (readonly [name: string, value: unknown])[],
  { columns, paint }: TableOptions,
): string {
  const rows = entries.map(([name, value]) => [name, toCell(value)])
  if (columns === undefined) return rows.map((row) => `${row.join('\t')}\n`).join('')
  return layOut(rows, columns, (line, column, [name = '']) =>
    column === 0 ? line : (paint?.(name, line) ?? line),
  )
}

function toText(column: Column, item: object): string {
  const value = readField(item, nameOf(column))
  return toCell(typeof column === 'string' || value === null ? value : column.text(value as never))
}
