import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { Finding } from '../finding.ts'
import { toPlace } from '../to-place.ts'

/**
 * Finds the parts of a response that its schema does not allow, and required properties that are missing. The findings
 * contain no values of the account.
 */
export function checkSchema(
  operation: string,
  body: unknown,
  validate: ValidateFunction,
): readonly Finding[] {
  if (validate(body)) return []
  const errors = validate.errors ?? []
  const deepest = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
  return (deepest.length > 0 ? deepest : errors).map((error) => ({
    check: 'schema',
    operation,
    at: toPlace(error.instancePath, nameOf(error)),
    message: describe(error),
  }))
}

function nameOf({ params }: ErrorObject): string | undefined {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>
  return missingProperty ?? additionalProperty
}

function describe({ keyword, params, data }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'type':
      return `is ${typeOf(data)}, described as ${String(params['type'])}`
    case 'enum':
      return `is none of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return `is not ${JSON.stringify(params['allowedValue'])}`
    case 'pattern':
    case 'format':
      return `does not have the described form (${String(params['pattern'] ?? params['format'])})`
    default:
      return `breaks ${keyword}${'limit' in params ? ` ${String(params['limit'])}` : ''}`
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
