import { describeProblem, isOther } from './describe-problem.ts'
import type { FileProblem, SchemaError } from './desired-error.ts'

// The next line tells Deno which file has the types of the imported script.
// @ts-types="../generated/desired-checks.d.ts"
import checks from '../generated/desired-checks.js'

/** Checks the properties and types in a file by its JSON Schema. */
export function checkForm(value: unknown): FileProblem[] {
  return findErrors('file', value).map((error) => ({
    path: toPath(error, value),
    message: describeProblem(error),
  }))
}

function findErrors(name: string, value: unknown): SchemaError[] {
  const check = checks[name]!
  return check(value) ? [] : narrow(check.errors!)
}

/** Reduces the errors of a value that fits none of several alternatives to the errors of the closest alternative. */
function narrow(errors: readonly SchemaError[]): SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  // Only the outermost failed alternatives (`oneOf`) are kept. If several failed at the same place, the last in the
  // list is the outermost.
  const outermost = choices.filter(
    (choice, index) =>
      !choices.some((other, at) =>
        other.instancePath === choice.instancePath
          ? at > index
          : isWithin(choice.instancePath, other.instancePath),
      ),
  )
  const rest = errors.filter(
    (error) => !outermost.some(({ instancePath }) => isWithin(error.instancePath, instancePath)),
  )
  return [...rest, ...outermost.flatMap(toClosest)]
}

function toClosest(choice: SchemaError): SchemaError[] {
  const { data, instancePath, parentSchema } = choice
  const isSecret = parentSchema['title'] === 'Secret'
  if (isSecret && (typeof data !== 'object' || data === null || Array.isArray(data))) return [choice]
  const alternatives = (parentSchema['alternatives'] as readonly string[]).map((name) =>
    findErrors(name, data),
  )
  const [closest = []] = alternatives.toSorted((one, other) => weigh(one) - weigh(other))
  return closest.map((error) => ({ ...error, instancePath: instancePath + error.instancePath }))
}

function isWithin(at: string, path: string): boolean {
  return at === path || at.startsWith(`${path}/`)
}

function weigh(errors: readonly SchemaError[]): number {
  return errors.reduce((sum, error) => sum + (isOther(error) ? 10 : 1), 0)
}

/** Returns the path to the value of an error. Indices of lists are numbers. */
function toPath({ instancePath, keyword, params }: SchemaError, root: unknown): FileProblem['path'] {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'additionalProperties') names.push(String(params['additionalProperty']))
  let value = root
  return names.map((name) => {
    const step = Array.isArray(value) ? Number(name) : name
    value = (Object(value) as Readonly<Record<string, unknown>>)[name]
    return step
  })
}
