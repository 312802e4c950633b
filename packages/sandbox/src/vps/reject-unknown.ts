import { ApiFailure } from '../http/api-failure.ts'
import type { Call } from '../operations/handler.ts'
import { vpsImages } from './image.ts'
import { isUnknownSshKey } from './ssh-key.ts'

/**
 * Rejects an unknown image or SSH key with 404, if an assumption says so. By default they are invalid input, which
 * other checks reject with 422.
 */
export function rejectUnknown({ store, body, assume }: Call<'orderVps'> | Call<'reinstallVps'>): void {
  if (assume['unusable-order-fields'] === 'validation-error') return
  if (vpsImages(store).get(body.image_id) === undefined) {
    throw new ApiFailure('NOT_FOUND', 'There is no such image.')
  }
  if (isUnknownSshKey(store, body)) {
    throw new ApiFailure('NOT_FOUND', 'No key is registered under this name.')
  }
}
