import { usageError } from '../errors/command-error.ts'
import { readField, rejectUnknownFields } from './select-fields.ts'

/** Which items of a list are printed, and in which order. */
export interface RowSelection {
  /** Conditions such as `status=active`, `name=web-*` or `status!=active`; an item has to meet all of them. */
  readonly filters: readonly Condition[]
  /** The property to sort by; `undefined` for the order of the API. */
  readonly sort: { readonly field: string; readonly isDescending: boolean } | undefined
}

interface Condition {
  readonly field: string
  readonly isNegated: boolean
  readonly pattern: RegExp
}

/** Reads the values of `--filter` and `--sort`. */
export function readSelection(filters: readonly string[] = [], sort: string | undefined): RowSelection {
  return { filters: filters.map(readCondition), sort: sort === undefined ? undefined : readSort(sort) }
}

function readCondition(text: string): Condition {
  const [, field = '', not = '', value = ''] = /^([^=!]+)(!?)=(.*)$/s.exec(text) ?? []
  if (field === '')
    throw usageError(
      `--filter is ${text}: give a property and its value, such as status=active or name=web-*.`,
    )
  const parts = value.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`))
  return { field: field.trim(), isNegated: not === '!', pattern: new RegExp(`^${parts.join('.*')}$`, 'is') }
}

function readSort(text: string): NonNullable<RowSelection['sort']> {
  const [, field = '', order = 'asc'] = /^(.*?)(?::(asc|desc))?$/s.exec(text) ?? []
  if (field !== '') return { field, isDescending: order === 'desc' }
  throw usageError('--sort is empty: give a property, such as name, or size_mb:desc.')
}

/** Returns the selected items of a list, in the selected order. Rejects the flags for data that is not a list. */
export function selectRows(data: unknown, { filters, sort }: RowSelection): unknown {
  if (filters.length === 0 && sort === undefined) return data
  if (!Array.isArray(data)) throw usageError('--filter and --sort select from a list, and this is none.')
  const items = data as unknown[]
  const fields = [...filters.map(({ field }) => field), ...(sort ? [sort.field] : [])]
  rejectUnknownFields(sort && filters.length === 0 ? '--sort' : '--filter', items, fields)
  const found = items.filter((item) =>
    filters.every(({ field, isNegated, pattern }) => matches(readField(item, field), pattern) !== isNegated),
  )
  if (sort === undefined) return found
  const sorted = found.toSorted((one, other) =>
    compare(readField(one, sort.field), readField(other, sort.field)),
  )
  return sort.isDescending ? sorted.toReversed() : sorted
}

/** Whether a value, or one value of a list, matches. An empty pattern matches null. */
function matches(value: unknown, pattern: RegExp): boolean {
  if (Array.isArray(value)) return value.some((one) => matches(one, pattern))
  return pattern.test(value === null ? '' : toText(value))
}

const texts = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })

/** Compares numbers by value, and texts so that web-2 comes before web-10. Null comes last. */
function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return texts.compare(toText(one), toText(other))
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
