import type { SchemaError } from './desired-error.ts'
import { suggest } from '../names/suggest.ts'

/** Describes the problem of a value and what to give instead. The text never contains the value of a secret. */
export function describeProblem(error: SchemaError): string {
  const { keyword, params, parentSchema, data, message } = error
  switch (keyword) {
    case 'required':
      return `lacks ${String(params['missingProperty'])}`
    case 'additionalProperties':
      return toUnknown(String(params['additionalProperty']), Object.keys(Object(parentSchema['properties'])))
    case 'type':
      return toWrongType([params['type']].flat().map(String), data)
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`
    case 'enum':
      return toWrongChoice(params['allowedValues'] as readonly unknown[], data)
    case 'oneOf':
      return toSecretProblem(data)
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return toWrongLength(error)
    case 'minimum':
    case 'maximum':
      return `is ${String(data)}: give ${toBounds(parentSchema)}`
    case 'pattern':
      return `does not have the form that the API takes: ${toForm(String(params['pattern']))}`
    case 'format':
      return `does not have the form that the API takes: it must be of the format ${String(params['format'])}`
    default:
      return message ?? 'is not valid'
  }
}

/** Whether an error shows that the value was intended for another alternative of the schema. */
export function isOther({ keyword }: SchemaError): boolean {
  return ['required', 'additionalProperties', 'type', 'const', 'enum'].includes(keyword)
}

function toUnknown(name: string, names: readonly string[]): string {
  // Such as an address in a packet filter rule of the type ssh, which lets everybody in.
  if (names.join() === 'type') return 'does not go with this type: leave it out, or give another type'
  const close = suggest(name, names)
  const hint = close === undefined ? 'give' : `did you mean ${close}? Known are`
  return `is unknown here: ${hint} ${names.join(', ')}`
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a date',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'a map of properties',
  string: 'a text',
}

function toWrongType(wanted: readonly string[], data: unknown): string {
  const actual = toType(data)
  const isUnquoted = wanted.includes('string') && ['boolean', 'date', 'integer', 'number'].includes(actual)
  const hint = isUnquoted
    ? 'put it in quotes'
    : `give ${wanted.map((type) => kinds[type] ?? type).join(' or ')}`
  return `is ${kinds[actual] ?? actual}: ${hint}`
}

function toType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  // A file that begins with `%YAML 1.1` has them.
  if (value instanceof Date) return 'date'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function toWrongChoice(choices: readonly unknown[], data: unknown): string {
  const close = typeof data === 'string' ? suggest(data, choices.map(String)) : undefined
  return `must be one of ${choices.join(', ')}${close === undefined ? '' : `; did you mean ${close}?`}`
}

function toWrongLength({ keyword, params, parentSchema, data }: SchemaError): string {
  const bound = `${keyword.startsWith('min') ? 'at least' : 'at most'} ${String(params['limit'])}`
  if (keyword === 'minProperties') {
    return `is empty: give one of ${Object.keys(Object(parentSchema['properties'])).join(', ')}`
  }
  if (Array.isArray(data)) return `has ${data.length} entries: give ${bound}`
  const { length } = Array.from(data as string)
  return length === 0 ? 'is empty: give a text' : `has ${length} characters: give ${bound}`
}

function toBounds(schema: SchemaError['parentSchema']): string {
  const { minimum, maximum } = schema as { readonly minimum?: number; readonly maximum?: number }
  if (maximum === undefined) return `${minimum} or more`
  return minimum === undefined ? `${maximum} or less` : `${minimum} to ${maximum}`
}

// A pattern of more than 60 characters would not help the reader of the message, so it is not quoted.
function toForm(pattern: string): string {
  return pattern.length <= 60 ? `it must match ${pattern}` : 'see the schema'
}

// The message never contains the value from the file, because that may be a secret.
function toSecretProblem(value: unknown): string {
  const what = value === null ? 'is empty' : 'is a secret in clear'
  return `${what}: say where it comes from, as { env: NAME }, { file: path } or { generate: 24 }`
}
