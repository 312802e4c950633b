import type { Checks, Problem } from './check.ts'

/**
 * Removes the problems of alternatives (`oneOf`) that the sender did not mean. If a value matches no alternative, a
 * check lists the problems of all. Only those of the closest alternative are kept: the one that the discriminator
 * selects or, without a discriminator, the one with the fewest problems. A discriminator that is missing or unknown is
 * the only problem that is kept.
 */
export function narrowProblems(problems: readonly Problem[], checks: Checks): Problem[] {
  const choices = problems.filter(isOpenChoice)
  // A check lists inner problems before outer ones, so of several choices at one location, the last is the outermost.
  const outermost = choices.filter(
    (choice, index) =>
      !choices.some(
        (other, at) => isBelow(choice, other) || (at > index && other.instancePath === choice.instancePath),
      ),
  )
  const rest = problems.filter((problem) => !outermost.some((choice) => isAt(problem, choice)))
  return [...rest, ...outermost.flatMap((choice) => narrow(choice, checks))]
}

/**
 * Whether a `oneOf` failed because no alternative matches. A value that matches several alternatives has another
 * problem.
 */
function isOpenChoice({ params }: Problem): boolean {
  return params['passingSchemas'] === null
}

function isAt(problem: Problem, choice: Problem): boolean {
  return problem.instancePath === choice.instancePath || isBelow(problem, choice)
}

function isBelow(problem: Problem, choice: Problem): boolean {
  return problem.instancePath.startsWith(`${choice.instancePath}/`)
}

/** The parts of a `oneOf` in a schema that are needed to find the closest alternative. */
interface Choice {
  /** The names of the checks of the alternatives. */
  readonly alternatives: readonly string[]
  readonly discriminator?: {
    readonly propertyName: string
    /** The name of the check for each value of the discriminator. */
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
