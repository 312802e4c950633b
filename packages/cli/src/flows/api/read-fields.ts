import { usageError } from '../../errors/command-error.ts'
import type { Input, Operation } from '../../operations/operation.ts'

type Values = Readonly<Record<string, unknown>>

/** Reads values of `--field name=value` with the types in the description. A list's name can be given several times. */
export function readFields(operation: Operation, fields: readonly string[]): Values {
  const inputs = operation.method === 'GET' ? operation.query : operation.body
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const [, name = '', text = ''] = /^([^=]+)=(.*)$/s.exec(field) ?? []
    if (name === '') throw usageError('A --field is not of the form name=value.')
    const input = inputs.find((one) => one.name === name)
    if (!input) throw usageError(`--field: there is no ${name}. ${tellNames(inputs)}`)
    // A secret is rejected as an argument: other users of the machine can see the arguments of a running command, and
    // the shell stores them in its history.
    if (input.secret) throw usageError(`--field ${name} would show a secret: give it in the file of --input.`)
    const before = values[name]
    if (input.type === 'strings') values[name] = [...((before as string[] | undefined) ?? []), text]
    else if (before !== undefined) throw usageError(`--field ${name} is given twice.`)
    else values[name] = readValue(input, text)
  }
  return values
}

function readValue({ name, type }: Input, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'integer') throw usageError(`--field ${name} is ${text}: give a whole number.`)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (type === 'boolean') throw usageError(`--field ${name} is ${text}: give true or false.`)
  return type === 'json' ? parseJson(text, `--field ${name}`) : text
}

/** Parses a JSON text. An error names its `source`, but never contains the text, because that can contain a secret. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw usageError(`${source} is not JSON.`)
  }
}

/** Returns a sentence with the names that an operation takes. */
export function tellNames(inputs: readonly Input[]): string {
  if (inputs.length === 0) return 'This operation takes none.'
  return `There are: ${inputs.map(({ name }) => name).join(', ')}.`
}
