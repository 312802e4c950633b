import requestChecks from '../generated/request-checks.js'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import type { Operation } from '../description/operation.ts'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { RequestParts } from './read-request.ts'

/** Of a longer list, only the problems of so many items are told: finding all takes the square of its length. */
const mostItems = 100

/** Nothing in the description is nested as deeply; much deeper, looking through it would overflow the stack. */
const mostLevels = 64

/** Rejects a request that the description does not allow, and lists what is wrong with it. */
export function checkRequest(operation: Operation, parts: RequestParts): void {
  const isWhole = !hasLongList(parts)
  const findAny = isWhole ? operation.requestCheck : operation.quickRequestCheck
  if (findAny(parts)) return
  const findAll = operation.requestCheck
  const isFound = !isWhole && !findAll(withShortLists(parts))
  const problems = (isFound ? findAll : findAny).errors ?? []
  throw validationFailure([...new Set(narrowProblems(problems, requestChecks).map(describeProblem))])
}

/** Whether there is a long list anywhere. Rejects what is nested too deeply for the functions below. */
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
