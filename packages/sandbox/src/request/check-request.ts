import { validationFailure } from '../http/api-failure.ts'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import type { Operation } from '../description/operation.ts'
import type { RequestParts } from './read-request.ts'

/** Refuses a request that the description does not allow, and lists everything that is wrong with it. */
export function checkRequest(operation: Operation, parts: RequestParts): void {
  const check = operation.requestCheck()
  if (check(parts)) return
  throw validationFailure([...new Set(narrowProblems(check.errors ?? []).map(describeProblem))])
}
