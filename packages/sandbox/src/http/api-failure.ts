import type { ErrorCode } from '@hostwright/types'

/** An error that the API responds with. The status of the response follows from the error code. */
export class ApiFailure extends Error {
  override readonly name: string = 'ApiFailure'
  readonly code: ErrorCode
  /** A description of each problem, for errors that can list several. */
  readonly errors: readonly string[] | undefined

  constructor(code: ErrorCode, message: string, errors?: readonly string[]) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

/** Returns the error for invalid input, with status 422 and a list of all problems. */
export function validationFailure(errors: readonly string[]): ApiFailure {
  return new ApiFailure('VALIDATION_ERROR', 'The input is not valid.', errors)
}

/** Rejects a property that breaks a rule. `problem` is that of the rule; `undefined` if there is none. */
export function rejectProblem(property: string, problem: string | undefined): void {
  if (problem !== undefined) throw validationFailure([`${property}: ${problem}.`])
}
