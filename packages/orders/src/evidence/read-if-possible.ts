import { UnexpectedResponseError } from '@hostwright/common'
import { isRejection } from '../wire/is-rejection.ts'

/**
 * Returns the result of a read; null if the key may not read it, `undefined` if three responses were malformed. Reading
 * is retried because without this evidence the order would stay unknown.
 */
export async function readIfPossible<T>(read: () => Promise<T>, tries = 3): Promise<T | null | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isRejection(error, 'FORBIDDEN')) return null
    const isMalformed =
      error instanceof TypeError ||
      error instanceof RangeError ||
      (Object(error) as { readonly status?: number }).status === 200
    if (!isMalformed) throw error
    if (tries > 1) return readIfPossible(read, tries - 1)
    return undefined
  }
}

/** Creates the error for a success whose body is not that of the API. */
export function malformed(operation: string, problem: string): UnexpectedResponseError {
  return new UnexpectedResponseError({ operation, status: 200, contentType: null, problem })
}
