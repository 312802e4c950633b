import type { ErrorCode } from '@hostwright/types'
import { errorName } from '../errors/hostwright-error.ts'
import type { Call, Layer } from '../call/call.ts'

/** The result of an attempt: the status of its response, if one arrived, and its error, if it failed. */
export interface AttemptEnd {
  readonly status?: number | undefined
  /** The error code of the API, if it rejected the request. */
  readonly code?: ErrorCode | undefined
  /** The class name of the error; `aborted` for an error that is not from this SDK. */
  readonly error?: string
}

/**
 * Creates a layer that calls `begin` at the start of each attempt, and calls the function that `begin` has returned at
 * the end of the attempt.
 */
export function withReports(begin: (call: Call) => (end: AttemptEnd) => void): Layer {
  return (next) => async (call) => {
    const tellEnd = begin(call)
    try {
      const result = await next(call)
      tellEnd({ status: result.response.status })
      return result
    } catch (error) {
      const name = errorName(error)
      const { status, code } = (name ? error : {}) as AttemptEnd
      tellEnd({ status, code, error: name ?? 'aborted' })
      throw error
    }
  }
}
