import type { Format } from './format.ts'
import { toPlain } from './to-plain.ts'
import { parseFields, selectFields } from './select-fields.ts'
import { toList, toTable } from './to-table.ts'

/** How data is printed. */
export interface TextOptions {
  readonly format: Format
  readonly fields: string | undefined
  /** Columns of a table without `fields`. @default all properties that every item has */
  readonly view: readonly string[] | undefined
  readonly isTerminal: boolean
  readonly columns: number | undefined
}

/** Formats data for output. */
export async function toText(data: unknown, options: TextOptions): Promise<string> {
  const { format, isTerminal } = options
  const fields = parseFields(options.fields)
  const chosen = fields ? selectFields(data, fields) : data
  if (format === 'json') return `${JSON.stringify(chosen, undefined, isTerminal ? 2 : undefined)}\n`
  if (format === 'ndjson')
    return toItems(chosen)
      .map((item) => `${JSON.stringify(item)}\n`)
      .join('')
  if (format === 'yaml') {
    const { stringify } = await import('yaml')
    return stringify(chosen)
  }
  return toTableText(chosen, fields ?? options.view, options)
}

function toTableText(
  data: unknown,
  view: readonly string[] | undefined,
  { isTerminal, columns }: TextOptions,
): string {
  const width = { columns: isTerminal ? (columns ?? 80) : undefined }
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => (isObject(item) ? item : { value: item }))
    return items.length === 0 ? '' : toTable(view ?? namesOf(items), items, width)
  }
  const [only, ...others] = view ?? []
  const isText = isObject(data) && only !== undefined && others.length === 0 && only in data
  if (isObject(data) && !isText) return toList(data, width)
  const raw = String(isText ? (data as Record<string, unknown>)[only] : data)
  // Output for programs is not changed.
  const text = isTerminal ? toPlain(raw) : raw
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

function namesOf(items: readonly object[]): readonly string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item)))]
}

function toItems(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? (data as unknown[]) : [data]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
