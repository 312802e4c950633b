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
  let found = findProblems(operation, checked)
  for (let pass = 0; found.length > 0; pass += 1) {
    const problems = narrowProblems(found, requestChecks)
    const unknown = assume['unknown-properties'] === 'ignore' ? listUnknown(problems, found) : []
    if (unknown.length === 0 || pass === mostPasses)
      throw validationFailure([...new Set(problems.map(describeProblem))])
    checked = withoutProperties(checked, unknown)
    found = findProblems(operation, checked)
  }
  return checked
}

/** Returns the problems of a request, for a choice those of all its alternatives; empty if it is valid. */
function findProblems(operation: Operation, parts: RequestParts): readonly Problem[] {
  const isWhole = !hasLongList(parts)
  const findAny = isWhole ? operation.requestCheck : operation.quickRequestCheck
  if (findAny(parts)) return []
  const findAll = operation.requestCheck
  const isFound = !isWhole && !findAll(withShortLists(parts))
  return (isFound ? findAll : findAny).errors ?? []
}

/**
 * Returns the problems of properties that no alternative of a choice has. The others are not ignored: the API rejects
 * the port of a preset rule, which only custom rules have.
 */
function listUnknown(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  const alternatives = new Map<string, number>()
  const rejections = new Map<string, number>()
  for (const { keyword, instancePath, params, parentSchema } of found) {
    const choice = parentSchema?.['alternatives']
    if (Array.isArray(choice)) alternatives.set(instancePath, choice.length)
    const property = `${instancePath}/${String(params['additionalProperty'])}`
    if (keyword === unknownKeyword) rejections.set(property, (rejections.get(property) ?? 0) + 1)
  }
  return problems.filter(({ keyword, instancePath, params }) => {
    const count = rejections.get(`${instancePath}/${String(params['additionalProperty'])}`) ?? 0
    return keyword === unknownKeyword && count >= (alternatives.get(instancePath) ?? 1)
  })
}

const unknownKeyword = 'additionalProperties'

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
