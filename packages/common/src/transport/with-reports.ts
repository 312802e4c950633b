import type { ErrorCode } from '@hostwright/types'
import { errorName } from '../errors/hostwright-error.ts'
import type { Call, Layer } from '../call/call.ts'

/** How an attempt ended: with a status where a response came, and with an error where it failed. */
export interface AttemptEnd {
  readonly status?: number | undefined
  /** The API's error code, when it rejected. */
  readonly code?: ErrorCode | undefined
  /** The class name of the error; `aborted` for one that is not the SDK's. */
  readonly error?: string
}

/** Tells of each attempt: when it begins, and how it ended through the function that `begin` gives. */
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
