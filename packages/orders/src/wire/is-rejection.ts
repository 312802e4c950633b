import { type ApiError, isApiError } from '@hostwright/common'
import type { ErrorCode } from '@hostwright/types'

/**
 * Whether `error` is a rejection that this process received. What decides about an order does not believe the plain
 * form of an error, which `isApiError` accepts: it may belong to another call.
 */
export function isRejection<Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code> & Error {
  return error instanceof Error && isApiError(error, ...codes)
}
