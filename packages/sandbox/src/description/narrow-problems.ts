import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { compile } from './compile.ts'
import { resolve, type Schema } from './description.ts'
import { once } from './once.ts'

/**
 * Where one of several alternatives (`oneOf`) must fit and none does, a check lists what is wrong with
 * each. This keeps the problems of the alternative that was meant: the one that the discriminator names,
 * or without a discriminator the one with the fewest problems.
 */
export function narrowProblems(problems: readonly ErrorObject[]): ErrorObject[] {
  const choices = problems.filter(isOpenChoice)
  // A check lists what is inside of an alternative first, so at one place the last choice is the outermost.
  const outermost = choices.filter(
    (choice, index) =>
      !choices.some(
        (other, at) => isBelow(choice, other) || (at > index && other.instancePath === choice.instancePath),
      ),
  )
  const rest = problems.filter(
    (problem) => !outermost.some((choice) => problem === choice || isAt(problem, choice)),
  )
  return [...rest, ...outermost.flatMap(narrow)]
}

/** An alternative that fits none; what fits more than one is a problem of its own. */
function isOpenChoice({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' && params['passingSchemas'] === null
}

function isAt(problem: ErrorObject, choice: ErrorObject): boolean {
  return problem.instancePath === choice.instancePath || isBelow(problem, choice)
}

function isBelow(problem: ErrorObject, choice: ErrorObject): boolean {
  return problem.instancePath.startsWith(`${choice.instancePath}/`)
}

interface Choice extends Schema {
  readonly oneOf: readonly Schema[]
  readonly discriminator?: {
    readonly propertyName: string
    readonly mapping?: Readonly<Record<string, string>>
  }
}

function narrow(choice: ErrorObject): ErrorObject[] {
  const { oneOf, discriminator } = choice.parentSchema as Choice
  const isObject = typeof choice.data === 'object' && choice.data !== null && !Array.isArray(choice.data)
  if (discriminator?.mapping === undefined || !isObject) return narrowToNearest(choice, oneOf)
  const { propertyName, mapping } = discriminator
  const name: unknown = (choice.data as Record<string, unknown>)[propertyName]
  if (name === undefined) {
    return [{ ...choice, keyword: 'required', params: { missingProperty: propertyName } }]
  }
  const named = typeof name === 'string' && Object.hasOwn(mapping, name) ? mapping[name] : undefined
  if (named !== undefined) return findProblems(choice, { $ref: named })
  const instancePath = `${choice.instancePath}/${propertyName}`
  return [{ ...choice, keyword: 'enum', instancePath, params: { allowedValues: Object.keys(mapping) } }]
}

function narrowToNearest(choice: ErrorObject, alternatives: readonly Schema[]): ErrorObject[] {
  const lists = alternatives.map((alternative) => findProblems(choice, alternative))
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? [choice]
}

function findProblems({ data, instancePath }: ErrorObject, alternative: Schema): ErrorObject[] {
  const check = compileOnce(resolve<Schema>(alternative))
  check(data)
  const problems = narrowProblems(check.errors ?? [])
  return problems.map((problem) => ({ ...problem, instancePath: instancePath + problem.instancePath }))
}

function compileOnce(schema: Schema): ValidateFunction {
  const check = compiled().get(schema) ?? compile(schema)
  compiled().set(schema, check)
  return check
}

const compiled: () => Map<Schema, ValidateFunction> = once(() => new Map())
