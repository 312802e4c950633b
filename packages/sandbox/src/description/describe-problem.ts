import type { Problem } from './check.ts'

/** Describes a property and the rule that it violates. The text never contains the value, which may be a password. */
export function describeProblem(error: Problem): string {
  // The first step of the path is the part of the request (path, query, header or body). The message leaves it out,
  // unless the problem concerns the whole part.
  const steps = error.instancePath.split('/').slice(1).map(unescape)
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty']
  if (typeof missing === 'string') steps.push(missing)
  const field = steps.length > 1 ? steps.slice(1).join('.') : (steps[0] ?? 'request')
  return `${field}: ${describeRule(error)}`
}

function describeRule({ keyword, params, parentSchema, message }: Problem): string {
  switch (keyword) {
    case 'required':
      return 'is required.'
    case 'dependentRequired':
      return `is required together with ${String(params['property'])}.`
    case 'additionalProperties':
      return 'is not known here.'
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}.`
    case 'minProperties':
      return 'needs at least one property.'
    case 'pattern':
      return asDescribed(parentSchema?.['description'])
    default:
      return `${message ?? 'is not valid'}.`
  }
}

/**
 * Returns a property's description as the message for an invalid value. Users understand it better than the regular
 * expression that the value does not match. All of it: the second sentence of a password forbids the backtick.
 */
function asDescribed(description: unknown): string {
  if (typeof description !== 'string') return 'does not have the described form.'
  return `must be as described: ${description}`
}

function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
