import type { Arrival } from '@hostwright/common/ports'
import { certainRejections } from '../generated/certain-rejections.ts'
import { isRejection } from './is-rejection.ts'

/** The facts about an order that decide whether a rejection of it is certain. */
export interface RejectionContext {
  /** The operation, such as `POST /v1/vps/servers`. */
  readonly operation: string
  /** Whether the caller chose the name that the order carries. */
  readonly isNameGiven: boolean
  /** Whether the Idempotency-Key was sent for the first time. */
  readonly isKeyNew: boolean
}

/**
 * Whether a response proves that the API did not execute the order. It must have the API's own error body, with a
 * status and a code that the description marks as certain, some only for a new key or a name that the caller chose. A
 * proxy can send a 429 or a 403 for a request that it has already forwarded, and the API can send a 500 or a 404 after
 * it has executed the order.
 */
export function isCertainRejection(
  { status, error }: Pick<Arrival, 'status' | 'error'>,
  { operation, isNameGiven, isKeyNew }: RejectionContext,
): boolean {
  if (!isRejection(error)) return false
  const condition = certainRejections[operation]?.[`${status} ${error.code}`]
  if (condition === 'given-name') return isNameGiven
  if (condition === 'new-key') return isKeyNew
  return condition === 'always'
}
