import { type Column, headingOf, type View } from './column.ts'
import { asItIs } from '../language/translate.ts'
import { toList, toTable, type TableOptions } from './to-table.ts'

type Entry = readonly [name: string, value: unknown]

/**
 * Formats an object as text: its own properties, then a table for each list of objects, and each map of objects, in it.
 */
export function toSections(item: object, view: View | undefined, options: TableOptions): string {
  const { translate = asItIs } = options
  const entries: Entry[] = []
  const tables: string[] = []
  for (const [name, value] of Object.entries(item)) {
    const rows = toRows(value)
    if (rows === undefined) entries.push(...flatten(name, value))
    else
      tables.push(
        `${translate(headingOf(name))}\n${toTable(columnsOf(view, name) ?? namesOf(rows), rows, options)}`,
      )
  }
  return [...(entries.length > 0 ? [toList(entries, options)] : []), ...tables].join('\n')
}

/**
 * Returns the columns of a view for a single list, or, with a name, those of the list with this name in a view for
 * several; `undefined` if the view has none.
 */
export function columnsOf(view: View | undefined, name?: string): readonly Column[] | undefined {
  if (view === undefined || isColumns(view)) return name === undefined ? view : undefined
  return name !== undefined && Object.hasOwn(view, name) ? view[name] : undefined
}

/** Returns the names of all properties that at least one item has. */
export function namesOf(items: readonly object[]): readonly string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item)))]
}

/** Returns the rows of a list of objects, or of a map of objects by name; `undefined` for other values. */
function toRows(value: unknown): readonly object[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : undefined
  if (!isObject(value)) return undefined
  const inner = Object.entries(value)
  return inner.length > 0 && inner.every(([, one]) => isObject(one) && !Array.isArray(one))
    ? inner.map(([key, one]) => ({ name: key, ...(one as object) }))
    : undefined
}

/** Returns the properties of a value; those of nested objects have paths as names, such as `plan.vcpu`. */
function flatten(name: string, value: unknown): readonly Entry[] {
  if (!isObject(value) || Array.isArray(value)) return [[name, value]]
  return Object.entries(value).flatMap(([inner, one]) => flatten(`${name}.${inner}`, one))
}

function isColumns(view: View): view is readonly Column[] {
  return Array.isArray(view)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
