/** A column of a table: a property, or a property with its own heading and cell text. */
export type Column = string | ComposedColumn

export interface ComposedColumn {
  /** The name of the property. */
  readonly name: string
  readonly heading: string
  /** Returns the text of a cell. */
  readonly text: (value: never) => string
}

/** The columns of a list; if a response has several lists, the columns of each, by property. */
export type View = readonly Column[] | Readonly<Record<string, readonly Column[]>>

/** Returns the name of the property that a column shows. */
export function nameOf(column: Column): string {
  return typeof column === 'string' ? column : column.name
}

/** Returns the heading of a column. */
export function headingOf(column: Column): string {
  const heading = typeof column === 'string' ? column : column.heading
  return heading.toUpperCase().replaceAll('_', ' ')
}
