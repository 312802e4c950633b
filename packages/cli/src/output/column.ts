/** A column of a table: a property, or a property with a heading and a text of its own. */
export type Column = string | ComposedColumn

export interface ComposedColumn {
  /** The property. */
  readonly name: string
  readonly heading: string
  /** Makes the text of a cell. */
  readonly text: (value: never) => string
}

/** The columns of a list, or those of each list in a response, by its property. */
export type View = readonly Column[] | Readonly<Record<string, readonly Column[]>>

/** The property that a column shows. */
export function nameOf(column: Column): string {
  return typeof column === 'string' ? column : column.name
}

/** The text of the heading. */
export function headingOf(column: Column): string {
  const heading = typeof column === 'string' ? column : column.heading
  return heading.toUpperCase().replaceAll('_', ' ')
}
