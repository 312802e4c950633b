import { usageError } from '../errors/command-error.ts'

/** Output formats. */
export const formats = ['table', 'json', 'yaml', 'ndjson'] as const

/** One of these values. */
export type Format = (typeof formats)[number]

/** Returns the output format of the flags; a table by default. */
export function readFormat({
  output,
  json,
}: {
  output?: string | undefined
  json?: boolean | undefined
}): Format {
  if (json && output !== undefined && output !== 'json')
    throw usageError(`--json and --output ${output} contradict each other.`)
  if (json) return 'json'
  const format = formats.find((name) => name === (output ?? 'table'))
  if (format) return format
  throw usageError(`--output is ${output}: give one of ${formats.join(', ')}.`)
}
