import { type ApiError, isApiError } from '@hostwright/common'

/**
 * The result of a call about which nothing is settled: it succeeds, or it ends with one of these codes,
 * which gives `undefined`. Any other end is a failure of the walk.
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
