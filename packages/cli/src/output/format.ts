import { usageError } from '../errors/command-error.ts'

/** The forms in which data is printed. */
export const formats = ['table', 'json', 'yaml', 'ndjson'] as const

/** One of them. */
export type Format = (typeof formats)[number]

/** The form that the flags ask for; a table when they ask for none. */
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
