import { OrderOutcomeUnknownError } from '../errors/order-outcome-unknown-error.ts'
import { isApiError } from '../errors/api-error.ts'
import { isTransient } from '../transport/with-retry.ts'
import { errorName } from '../errors/hostwright-error.ts'

/**
 * Sends an order. A failure after which nobody can say whether it was executed becomes an
 * {@link OrderOutcomeUnknownError}; a refusal, which executed nothing, comes out as it is.
 */
export async function sendOrder<T>(
  operation: string,
  idempotencyKey: string,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (isAmbiguous(error)) throw new OrderOutcomeUnknownError(operation, idempotencyKey, error)
    throw error
  }
}

function isAmbiguous(error: unknown): boolean {
  if (isApiError(error) && error.status === 429) return false // refused before it was looked at
  return isTransient(error) || errorName(error) === 'UnexpectedResponseError'
}
