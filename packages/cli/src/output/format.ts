import { usageError } from '../errors/command-error.ts'
import { parseFields } from './select-fields.ts'
import { readSelection, type RowSelection } from './select-rows.ts'

/** Output formats of commands, which are the values of `--output`. */
export const formats = ['table', 'json', 'yaml', 'ndjson', 'markdown'] as const

/** A format of the output. */
export type Format = (typeof formats)[number]

/**
 * An output format, and the names of the properties to print; `undefined` for the columns of the table's view, or all
 * properties in other formats.
 */
export interface Printing {
  readonly format: Format
  readonly fields: readonly string[] | undefined
  /** The items to print, and their order. */
  readonly rows: RowSelection
  /** Whether a table has a line with headings. */
  readonly hasHeader: boolean
}

/** The flags that say how data is printed. */
export interface PrintingFlags {
  readonly output?: string | undefined
  readonly json?: boolean | undefined
  readonly sort?: string | undefined
  readonly filter?: readonly string[] | undefined
  readonly header?: boolean | undefined
}

/**
 * Reads the output format and the properties from flags, such as `table=name,status`. The default format is a table.
 */
export function readPrinting({ output, json, sort, filter, header = true }: PrintingFlags): Printing {
  const [, name = '', names] = /^([^=]*)(?:=(.*))?$/s.exec(output ?? (json ? 'json' : 'table')) ?? []
  if (json && name !== 'json') throw usageError(`--json and --output ${output} contradict each other.`)
  const format = formats.find((one) => one === name)
  if (format)
    return { format, fields: parseFields(names), rows: readSelection(filter, sort), hasHeader: header }
  throw usageError(
    `--output is ${output}: give one of ${formats.join(', ')}; with properties, such as table=name,status.`,
  )
}
