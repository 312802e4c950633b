import type { ErrorCode } from '@hostwright/types'

/** Thrown wherever the API responds with an error. Its status follows from its code. */
export class ApiFailure extends Error {
  override readonly name: string = 'ApiFailure'
  readonly code: ErrorCode
  /** One text for each problem, where there can be several. */
  readonly errors: readonly string[] | undefined

  constructor(code: ErrorCode, message: string, errors?: readonly string[]) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

/** A 422 that lists every problem. */
export function validationFailure(errors: readonly string[]): ApiFailure {
  return new ApiFailure('VALIDATION_ERROR', 'The input is not valid.', errors)
}
