import { usageError } from '../errors/command-error.ts'
import { parseFields } from './select-fields.ts'

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
}

/**
 * Reads the output format and the properties from flags, such as `table=name,status`. The default format is a table.
 */
export function readPrinting({
  output,
  json,
}: {
  output?: string | undefined
  json?: boolean | undefined
}): Printing {
  const [, name = '', names] = /^([^=]*)(?:=(.*))?$/s.exec(output ?? (json ? 'json' : 'table')) ?? []
  if (json && name !== 'json') throw usageError(`--json and --output ${output} contradict each other.`)
  const format = formats.find((one) => one === name)
  if (format) return { format, fields: parseFields(names) }
  throw usageError(
    `--output is ${output}: give one of ${formats.join(', ')}; with properties, such as table=name,status.`,
  )
}
