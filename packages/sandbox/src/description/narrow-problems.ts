import type { Checks, Problem } from './check.ts'

/**
 * Where one of several alternatives (`oneOf`) must fit and none does, a check lists what is wrong with
 * each. This keeps the problems of the alternative that was meant: the one that the discriminator names,
 * or without a discriminator the one with the fewest problems. The alternatives are checked by the given checks.
 */
export function narrowProblems(problems: readonly Problem[], checks: Checks): Problem[] {
  const choices = problems.filter(isOpenChoice)
  // A check lists what is inside of an alternative first, so at one place the last choice is the outermost.
  const outermost = choices.filter(
    (choice, index) =>
      !choices.some(
        (other, at) => isBelow(choice, other) || (at > index && other.instancePath === choice.instancePath),
      ),
  )
  const rest = problems.filter((problem) => !outermost.some((choice) => isAt(problem, choice)))
  return [...rest, ...outermost.flatMap((choice) => narrow(choice, checks))]
}

/** An alternative that fits none; what fits more than one is a problem of its own. */
function isOpenChoice({ params }: Problem): boolean {
  return params['passingSchemas'] === null
}

function isAt(problem: Problem, choice: Problem): boolean {
  return problem.instancePath === choice.instancePath || isBelow(problem, choice)
}

function isBelow(problem: Problem, choice: Problem): boolean {
  return problem.instancePath.startsWith(`${choice.instancePath}/`)
}

/** The schema of a choice, as far as it is needed here. */
interface Choice {
  /** The names of the checks of its alternatives. */
  readonly alternatives: readonly string[]
  readonly discriminator?: {
    readonly propertyName: string
    /** The name of a check for each value. */
    readonly mapping?: Readonly<Record<string, string>>
  }
}

function narrow(choice: Problem, checks: Checks): Problem[] {
  const { alternatives, discriminator } = choice.parentSchema as unknown as Choice
  const isObject = typeof choice.data === 'object' && choice.data !== null && !Array.isArray(choice.data)
  if (discriminator?.mapping === undefined || !isObject) return narrowToNearest(choice, alternatives, checks)
  const { propertyName, mapping } = discriminator
  const name: unknown = (choice.data as Record<string, unknown>)[propertyName]
  if (name === undefined) {
    return [{ ...choice, keyword: 'required', params: { missingProperty: propertyName } }]
  }
  const named = typeof name === 'string' && Object.hasOwn(mapping, name) ? mapping[name] : undefined
  if (named !== undefined) return findProblems(choice, named, checks)
  const instancePath = `${choice.instancePath}/${propertyName}`
  return [{ ...choice, keyword: 'enum', instancePath, params: { allowedValues: Object.keys(mapping) } }]
}

function narrowToNearest(choice: Problem, alternatives: readonly string[], checks: Checks): Problem[] {
  const lists = alternatives.map((alternative) => findProblems(choice, alternative, checks))
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? [choice]
}

function findProblems({ data, instancePath }: Problem, alternative: string, checks: Checks): Problem[] {
  const check = checks[alternative]!
  check(data)
  const problems = narrowProblems(check.errors!, checks)
  return problems.map((problem) => ({ ...problem, instancePath: instancePath + problem.instancePath }))
}
