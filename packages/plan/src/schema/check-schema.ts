import { checkNumber, checkText } from './check-scalar.ts'
import type { Schema, SchemaProblem } from './schema.ts'
import { suggest } from './suggest.ts'

type Path = SchemaProblem['path']

const secret = '#/$defs/Secret'

/** Everything that is wrong with a value by a JSON Schema, each with its place. */
export function checkSchema(root: Schema, value: unknown): SchemaProblem[] {
  return check(root, root, value, [])
}

function check(root: Schema, schema: Schema, value: unknown, path: Path): SchemaProblem[] {
  if (schema.$ref !== undefined) {
    if (schema.$ref === secret && !isObject(value)) return [{ path, message: toSecretProblem(value) }]
    return check(root, resolve(root, schema.$ref), value, path)
  }
  if (schema.oneOf !== undefined) return checkAlternatives(root, schema.oneOf, value, path)
  const problem = checkType(schema, value) ?? checkChoice(schema, value)
  if (problem !== undefined) return [{ path, ...problem }]
  if (typeof value === 'string') return checkText(schema, value, path)
  if (typeof value === 'number') return checkNumber(schema, value, path)
  if (Array.isArray(value)) return checkList(root, schema, value, path)
  return isObject(value) ? checkObject(root, schema, value, path) : []
}

function resolve(root: Schema, reference: string): Schema {
  return root.$defs?.[reference.replace('#/$defs/', '')] ?? {}
}

/** The problems of the alternative that is closest. */
function checkAlternatives(
  root: Schema,
  alternatives: readonly Schema[],
  value: unknown,
  path: Path,
): SchemaProblem[] {
  const results = alternatives.map((one) => check(root, one, value, path))
  return results.toSorted((one, other) => weigh(one) - weigh(other))[0] ?? []
}

function weigh(problems: readonly SchemaProblem[]): number {
  return problems.reduce((sum, { isOther }) => sum + (isOther ? 10 : 1), 0)
}

function checkList(root: Schema, schema: Schema, list: readonly unknown[], path: Path): SchemaProblem[] {
  const { items, minItems = 0, maxItems = Infinity } = schema
  if (list.length < minItems || list.length > maxItems) {
    const bound = list.length < minItems ? `at least ${minItems}` : `at most ${maxItems}`
    return [{ path, message: `has ${list.length} entries: give ${bound}` }]
  }
  return items === undefined ? [] : list.flatMap((item, index) => check(root, items, item, [...path, index]))
}

function checkObject(root: Schema, schema: Schema, value: object, path: Path): SchemaProblem[] {
  const { properties = {}, required = [], additionalProperties = true, minProperties = 0 } = schema
  const problems: SchemaProblem[] = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ path, message: `lacks ${name}`, isOther: true }))
  for (const [name, entry] of Object.entries(value)) {
    const at = [...path, name]
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (own !== undefined) problems.push(...check(root, own, entry, at))
    else if (additionalProperties === false)
      problems.push({ path: at, message: toUnknown(name, properties), isOther: true })
    else if (additionalProperties !== true) problems.push(...check(root, additionalProperties, entry, at))
  }
  if (problems.length === 0 && Object.keys(value).length < minProperties) {
    problems.push({ path, message: `is empty: give one of ${Object.keys(properties).join(', ')}` })
  }
  return problems
}

function toUnknown(name: string, properties: Readonly<Record<string, Schema>>): string {
  const names = Object.keys(properties)
  const close = suggest(name, names)
  const hint = close === undefined ? '' : `did you mean ${close}? `
  return `is unknown here: ${hint}${close === undefined ? 'give' : 'Known are'} ${names.join(', ')}`
}

function checkType({ type }: Schema, value: unknown): Pick<SchemaProblem, 'message' | 'isOther'> | undefined {
  if (type === undefined) return undefined
  const types = typeof type === 'string' ? [type] : type
  const actual = toType(value)
  if (types.includes(actual) || (actual === 'integer' && types.includes('number'))) return undefined
  const isUnquoted = types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')
  const hint = isUnquoted ? 'put it in quotes' : `give ${types.map((one) => names[one] ?? one).join(' or ')}`
  return { message: `is ${names[actual] ?? actual}: ${hint}`, isOther: true }
}

const names: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'a map of properties',
  string: 'a text',
}

function checkChoice(schema: Schema, value: unknown): Pick<SchemaProblem, 'message' | 'isOther'> | undefined {
  if ('const' in schema && value !== schema.const) {
    return { message: `must be ${JSON.stringify(schema.const)}`, isOther: true }
  }
  if (schema.enum === undefined || schema.enum.includes(value)) return undefined
  const close = typeof value === 'string' ? suggest(value, schema.enum.map(String)) : undefined
  const hint = close === undefined ? '' : `; did you mean ${close}?`
  return { message: `must be one of ${schema.enum.join(', ')}${hint}`, isOther: true }
}

function toType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

// The value itself is never told.
function toSecretProblem(value: unknown): string {
  const what = value === null ? 'is empty' : 'is a secret in clear'
  return `${what}: say where it comes from, as { env: NAME }, { file: path } or { generate: 24 }`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
