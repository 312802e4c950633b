import type { CallOptions } from '@hostwright/common'
import type { Product } from '../record/product.ts'
import { readIfPossible } from './read-if-possible.ts'
import { isRejection } from '../wire/is-rejection.ts'

/**
 * Reads the sign-up status of an ordered server. Returns null if the API does not have it or the key may not read it,
 * `undefined` if three responses were malformed.
 */
export async function readSignup(
  product: Pick<Product, 'readSignup'>,
  server: object,
  options: CallOptions,
): Promise<object | null | undefined> {
  return readIfPossible(() => product.readSignup(server, options)).catch((error: unknown) => {
    if (isRejection(error) && error.status === 404) return null
    throw error
  })
}
