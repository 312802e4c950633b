import { type ApiError, isApiError } from '@hostwright/common'

/**
 * Returns the result of a call that the documentation leaves open: `undefined` if it ends with one of these codes. Any
 * other error fails the walk.
 */
export async function unlessRejected<T>(
  codes: readonly ApiError['code'][],
  call: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (isApiError(error, ...codes)) return undefined
    throw error
  }
}
