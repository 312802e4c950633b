import { type Column, nameOf, type View } from './column.ts'
import type { Printing } from './format.ts'
import { toPlain } from './to-plain.ts'
import { selectFields } from './select-fields.ts'
import { selectRows } from './select-rows.ts'
import { columnsOf, namesOf, toSections } from './to-sections.ts'
import { toTable, type TableOptions } from './to-table.ts'

/** How data is printed: its format, columns and colours. */
export interface TextOptions extends Printing, Omit<TableOptions, 'hasHeader'> {
  /** The columns of a table if no properties were selected. Without a view, a table has all properties of its items. */
  readonly view: View | undefined
  readonly isTerminal: boolean
}

/**
 * Formats the result of a command for standard output without its secrets, in the selected format: a table, JSON,
 * NDJSON, YAML, or Markdown, which is the table in a fenced block.
 */
export async function toText(data: unknown, options: TextOptions): Promise<string> {
  const { format, isTerminal, fields, rows } = options
  const shown = selectRows(withoutSecrets(data), rows)
  const chosen = fields ? selectFields(shown, fields) : shown
  if (format === 'json') return `${JSON.stringify(chosen, undefined, isTerminal ? 2 : undefined)}\n`
  if (format === 'ndjson')
    return toItems(chosen)
      .map((item) => `${JSON.stringify(item)}\n`)
      .join('')
  if (format === 'yaml') {
    const { toYaml } = await import('@hostwright/plan')
    return toYaml(chosen)
  }
  if (format === 'markdown') {
    const { toFence } = await import('./to-fence.ts')
    return toFence(
      toTableText(chosen, { ...options, isTerminal: true, columns: 80, paint: undefined }),
      'text',
    )
  }
  return toTableText(chosen, options)
}

function toTableText(data: unknown, options: TextOptions): string {
  const { isTerminal, columns, paint, view, fields, hasHeader, translate } = options
  const table = isTerminal
    ? { columns: columns ?? 80, paint, hasHeader, translate }
    : { columns: undefined, hasHeader, translate }
  const listed = columnsOf(view)
  // Without headings, the chosen properties of a single item are a row, which a script can read.
  const isRow = isObject(data) && fields !== undefined && fields.length > 1 && !hasHeader
  if (Array.isArray(data) || isRow) {
    const items = toItems(data).map((item: unknown) => (isObject(item) ? item : { value: item }))
    const shown = fields?.map((field) => findColumn(listed, field)) ?? listed ?? namesOf(items)
    return items.length === 0 ? '' : toTable(shown, items, table)
  }
  const [only, ...others] = fields ?? listed?.map(nameOf) ?? []
  const isText = isObject(data) && only !== undefined && others.length === 0 && isScalar(data, only)
  if (isObject(data) && !isText) return toSections(data, view, table)
  const raw = String(isText ? (data as Record<string, unknown>)[only] : data)
  // In a single text, such as a web log, control characters are replaced on a terminal. They are kept if the text is
  // piped into another program.
  const text = isTerminal ? toPlain(raw) : raw
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

/** Returns the view's column for a property, or the property itself if the view has no column for it. */
function findColumn(view: readonly Column[] | undefined, field: string): Column {
  return view?.find((column) => nameOf(column) === field) ?? field
}

function isScalar(data: object, name: string): boolean {
  return Object.hasOwn(data, name) && !isObject((data as Record<string, unknown>)[name])
}

function toItems(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? (data as unknown[]) : [data]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

// Names of the properties whose values are never printed: passwords and private keys.
const secret = /^(?:password|private_key|.*_password)$/

/** Returns a copy of data in which the values of all secret properties are replaced, at any depth. */
function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      secret.test(name) && typeof value === 'string' ? '(not shown)' : withoutSecrets(value),
    ]),
  )
}
