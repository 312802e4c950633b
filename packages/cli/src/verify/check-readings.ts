import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { checkSchema } from './checks/check-schema.ts'
import { checkValues } from './checks/check-values.ts'
import { type Description, follow, type ResponseObject, type Schema } from './description.ts'
import type { Finding } from './finding.ts'
import type { Reading } from './reading.ts'

/**
 * The differences between all responses of an account and the API description, and the statements that the responses
 * confirm.
 */
export interface Checked {
  readonly findings: readonly Finding[]
  /**
   * Inferred statements of the description that at least one response confirms and none contradicts, by operation and
   * location.
   */
  readonly confirmed: readonly string[]
}

/** Compares responses with the description. Each difference is listed once. */
export function checkReadings(description: Description, readings: readonly Reading[]): Checked {
  const findings = new Map<string, Finding>()
  const inferred = new Set<string>()
  for (const reading of readings) {
    const { found, statements } = checkReading(description, reading)
    for (const finding of found) findings.set(JSON.stringify(finding), finding)
    for (const statement of statements) inferred.add(`${reading.operation.operationId} ${statement}`)
  }
  const contradicted = new Set([...findings.values()].map(({ operation, at }) => `${operation} ${at}`))
  return {
    findings: [...findings.values()],
    confirmed: [...inferred].filter((statement) => !contradicted.has(statement)).toSorted(),
  }
}

function checkReading(
  description: Description,
  reading: Reading,
): { readonly found: readonly Finding[]; readonly statements: readonly string[] } {
  const { operation, status, body, problem } = reading
  const { operationId, responses } = operation
  const nothing = { statements: [] }
  const given = responses[String(status)]
  if (problem !== undefined)
    return {
      ...nothing,
      found: [{ check: 'content', operation: operationId, at: '(the whole response)', message: problem }],
    }
  if (given === undefined)
    return {
      ...nothing,
      found: [
        { check: 'status', operation: operationId, at: `status ${status}`, message: 'is not described' },
      ],
    }
  const response = follow(description, given)
  const headers = checkHeaders(reading, response)
  const schema = response.content?.['application/json']?.schema
  if (schema === undefined) return { ...nothing, found: headers }
  const { findings, inferred } = checkValues(description, operationId, body, schema)
  return {
    found: [...headers, ...checkSchema(operationId, body, compile(description, schema)), ...findings],
    statements: inferred,
  }
}

const compilers = new WeakMap<Description, (schema: Schema) => ValidateFunction>()

/** Returns the compiled form of a schema of a description, which is compiled at its first use. */
function compile(description: Description, schema: Schema): ValidateFunction {
  const compiler = compilers.get(description) ?? createCompiler(description)
  compilers.set(description, compiler)
  return compiler(schema)
}

function createCompiler({ components }: Description): (schema: Schema) => ValidateFunction {
  // Schemas are compiled without optimizing: each checks only a few values, so optimizing would take longer than it
  // saves.
  const once = { inlineRefs: false, code: { optimize: false } }
  const ajv = new Ajv2020({ ...once, allErrors: true, verbose: true, strict: false, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema({ components }, 'openapi')
  const compiled = new Map<Schema, ValidateFunction>()
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(toAbsolute(schema))
    compiled.set(schema, validate)
    return validate
  }
}

function toAbsolute<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(toAbsolute) as Node
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    name === '$ref' && typeof value === 'string' ? `openapi${value}` : toAbsolute(value as unknown),
  ])
  return Object.fromEntries(entries) as Node
}

/**
 * Finds response headers that the description lists for a response and that are missing, and headers of limits and
 * pauses that are not whole numbers. The description marks no header as required, so a listed one that is missing is a
 * difference, too.
 */
function checkHeaders(
  { operation, headers }: Reading,
  { headers: described = {} }: ResponseObject,
): readonly Finding[] {
  return Object.keys(described).flatMap((name): Finding[] => {
    const about = { check: 'header', operation: operation.operationId, at: name } as const
    const value = headers.get(name)
    if (value === null) return [{ ...about, message: 'is missing' }]
    if (/^(?:X-RateLimit|Retry-After)/i.test(name) && !/^\d+$/.test(value))
      return [{ ...about, message: 'is no whole number' }]
    return []
  })
}
