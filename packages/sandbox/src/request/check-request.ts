import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import requestChecks from '../generated/request-checks.js'
import type { Problem } from '../description/check.ts'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import type { Operation } from '../description/operation.ts'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { RequestParts } from './read-request.ts'

/**
 * Largest number of list items for which all problems are listed, because finding all takes quadratic time. In a longer
 * list, the items after these are checked only until the first problem.
 */
const mostItems = 100

/** Largest depth of a body. The description needs less, and a much deeper body would overflow the stack. */
const mostLevels = 64

/**
 * Largest number of passes that remove unknown properties. A pass may find only one of them, so a request with more
 * than this can be rejected, although they are to be ignored.
 */
const mostPasses = 20

/**
 * Rejects a request that the description does not allow, with a list of its problems. Returns the request without the
 * properties that an assumption ignores.
 */
export function checkRequest(
  operation: Operation,
  parts: RequestParts,
  assume: AssumptionChoices,
): RequestParts {
  let checked = parts
  let problems = findProblems(operation, checked)
  for (let pass = 0; problems.length > 0; pass += 1) {
    const unknown = assume['unknown-properties'] === 'ignore' ? problems.filter(isUnknown) : []
    if (unknown.length === 0 || pass === mostPasses)
      throw validationFailure([...new Set(problems.map(describeProblem))])
    checked = withoutProperties(checked, unknown)
    problems = findProblems(operation, checked)
  }
  return checked
}

function findProblems(operation: Operation, parts: RequestParts): Problem[] {
  const isWhole = !hasLongList(parts)
  const findAny = isWhole ? operation.requestCheck : operation.quickRequestCheck
  if (findAny(parts)) return []
  const findAll = operation.requestCheck
  const isFound = !isWhole && !findAll(withShortLists(parts))
  return narrowProblems((isFound ? findAll : findAny).errors ?? [], requestChecks)
}

function isUnknown({ keyword }: Problem): boolean {
  return keyword === 'additionalProperties'
}

/** Returns a copy of the request without the properties that a check has found to be unknown. */
function withoutProperties(parts: RequestParts, unknown: readonly Problem[]): RequestParts {
  const copy = structuredClone(parts)
  for (const { instancePath, params } of unknown) {
    const steps = instancePath.split('/').slice(1).map(fromPointer)
    const owner = steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], copy)
    delete (owner as Record<string, unknown>)[String(params['additionalProperty'])]
  }
  return copy
}

function fromPointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Whether a body contains a long list. Rejects a body that is nested too deeply for the recursive functions below. */
function hasLongList(value: unknown, level = 0): boolean {
  if (!isObject(value)) return false
  if (level > mostLevels) throw new ApiFailure('BAD_REQUEST', 'The body is nested too deeply.')
  let isFound = Array.isArray(value) && value.length > mostItems
  for (const part of Object.values(value)) isFound = hasLongList(part, level + 1) || isFound
  return isFound
}

function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(withShortLists)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withShortLists(part)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
