import requestChecks from '../generated/request-checks.js'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import type { Operation } from '../description/operation.ts'
import { validationFailure } from '../http/api-failure.ts'
import type { RequestParts } from './read-request.ts'

/** Of a longer list, only the problems of so many items are told: finding all takes the square of its length. */
const mostItems = 100

/** Rejects a request that the description does not allow, and lists what is wrong with it. */
export function checkRequest(operation: Operation, parts: RequestParts): void {
  const hasNoLists = operation.quickRequestCheck === operation.requestCheck
  const isWhole = hasNoLists || !hasLongList(parts)
  const findAny = isWhole ? operation.requestCheck : operation.quickRequestCheck
  if (findAny(parts)) return
  const findAll = operation.requestCheck
  const isFound = !isWhole && !findAll(withShortLists(parts))
  const problems = (isFound ? findAll : findAny).errors ?? []
  throw validationFailure([...new Set(narrowProblems(problems, requestChecks).map(describeProblem))])
}

function hasLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > mostItems || value.some(hasLongList)
  return isObject(value) && Object.values(value).some(hasLongList)
}

function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(withShortLists)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withShortLists(part)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
