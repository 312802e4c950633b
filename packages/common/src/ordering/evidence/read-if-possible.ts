import { isApiError } from '@hostwright/common'

/**
 * Returns the result of a read; null if the key may not read it, or if three responses were malformed. Reading is
 * retried because without this evidence the order would stay unknown.
 */
export async function readIfPossible<T>(read: () => Promise<T>, tries = 3): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null
    const isMalformed =
      error instanceof TypeError ||
      error instanceof RangeError ||
      (Object(error) as { readonly status?: number }).status === 200
    if (!isMalformed) throw error
    return tries > 1 ? readIfPossible(read, tries - 1) : null
  }
}
