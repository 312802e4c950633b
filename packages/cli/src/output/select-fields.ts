import { usageError } from '../errors/command-error.ts'

/** Returns a copy of data that has only these properties, such as `name` and `power.status`, in the given order. */
export function selectFields(data: unknown, fields: readonly string[]): unknown {
  const select = (item: unknown): Record<string, unknown> =>
    Object.fromEntries(fields.map((field) => [field, readField(item, field)]))
  const items = Array.isArray(data) ? (data as unknown[]) : [data]
  rejectUnknownFields('--output', items, fields)
  return Array.isArray(data) ? items.map(select) : select(data)
}

/** Rejects properties that no item has; without items, nothing is known about them. */
export function rejectUnknownFields(
  flag: string,
  items: readonly unknown[],
  fields: readonly string[],
): void {
  const unknown = fields.find((field) => items.length > 0 && items.every((item) => !hasField(item, field)))
  if (unknown !== undefined) throw usageError(`${flag}: there is no ${unknown}. ${tellFields(items[0])}`)
}

/** Returns the property names after the `=` of `--output`. */
export function parseFields(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const fields = text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '')
  if (fields.length > 0) return fields
  throw usageError('--output has no names behind =: give some, such as table=name,status.')
}

/** Returns the value of a property, which can be nested, such as `power.status`. */
export function readField(item: unknown, field: string): unknown {
  if (Object.hasOwn(Object(item) as object, field)) return (item as Record<string, unknown>)[field] ?? null
  let value = item
  for (const name of field.split('.'))
    value = Object.hasOwn(Object(value) as object, name)
      ? (value as Record<string, unknown>)[name]
      : undefined
  return value ?? null
}

function hasField(item: unknown, field: string): boolean {
  const [first = ''] = Object.hasOwn(Object(item) as object, field) ? [field] : field.split('.')
  return Object.hasOwn(Object(item) as object, first)
}

function tellFields(item: unknown): string {
  if (typeof item !== 'object' || item === null) return 'This has no properties.'
  return `There are: ${Object.keys(item).join(', ')}.`
}
