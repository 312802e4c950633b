import { hashToHex } from '../encoding/hash.ts'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

interface CompletedOrder {
  readonly fingerprint: string
  readonly body: unknown
}

/**
 * The operation and the Idempotency-Key of an order, which identify it, and its content, which has to be the same
 * whenever the key is used again.
 */
export interface OrderIdentity {
  readonly operationId: string
  readonly idempotencyKey: string
  readonly order: object
}

const completedOrders: CollectionOf<CompletedOrder> = collection('completed-order')

/**
 * Returns the first response to an order whose Idempotency-Key belongs to a completed order; `undefined` if the order
 * is to be placed. Rejects an order with other content and, depending on an assumption, each repetition. If the first
 * order was still in progress, the repetition was rejected earlier (409 DUPLICATE_REQUEST).
 */
export function replay(store: Store, intent: OrderIdentity, assume: AssumptionChoices): unknown {
  const completed = completedOrders(store).get(toId(intent))
  if (completed === undefined) return undefined
  if (completed.fingerprint !== toFingerprint(intent.order)) {
    throw validationFailure(['Idempotency-Key: belongs to another order. Use a new one.'])
  }
  switch (assume['completed-order-replay']) {
    case 'replay':
      return completed.body
    case 'conflict':
      throw new ApiFailure('DUPLICATE_REQUEST', 'This order has been placed already.')
    case 'order-again':
      return undefined
  }
}

/** Stores the response of an order under its Idempotency-Key. */
export function remember(store: Store, intent: OrderIdentity, body: unknown): void {
  completedOrders(store).put(toId(intent), { fingerprint: toFingerprint(intent.order), body })
}

function toId({ operationId, idempotencyKey }: OrderIdentity): string {
  return `${operationId} ${idempotencyKey}`
}

// The password is not part of the fingerprint, so that the password cannot be guessed from the stored hash.
function toFingerprint(order: object): string {
  const fields = Object.entries(order).filter(([name]) => name !== 'root_password')
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hashToHex(JSON.stringify(sorted))
}
