import { checkNames } from './check-names.ts'
import { checkForm } from './check-form.ts'
import { checkZones } from './check-zones.ts'
import type { Desired } from '../generated/desired.ts'
import type { FileProblem } from './file-problem.ts'

/** Everything that is wrong with what an account shall be like: first its form, then what excludes each other. */
export function checkDesired(value: unknown): FileProblem[] {
  if (value === null || value === undefined) {
    return [{ path: [], message: 'is empty: begin with version: 1' }]
  }
  const { version } = Object(value) as { version?: unknown }
  if (version !== undefined && version !== 1) {
    return [{ path: ['version'], message: 'is of another format: this package reads version 1' }]
  }
  const problems = checkForm(value)
  if (problems.length > 0) return problems
  const desired = value as Desired
  return [...checkNames(desired), ...checkZones(desired)]
}
