import { hashToHex } from '../encoding/hash.ts'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

interface CompletedOrder {
  readonly fingerprint: string
  readonly body: unknown
}

/** A real order: which operation it is, its Idempotency-Key and what is ordered. */
export interface OrderIntent {
  readonly operationId: string
  readonly idempotencyKey: string
  readonly order: object
}

const completedOrders: CollectionOf<CompletedOrder> = collection('completed-order')

/**
 * What an order returns whose Idempotency-Key has been used; `undefined` when it is to be placed.
 * One that is still in progress has been rejected before (409 DUPLICATE_REQUEST).
 */
export function replay(store: Store, intent: OrderIntent, assume: AssumptionChoices): unknown {
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

/** Remembers an order's response for its Idempotency-Key. */
export function remember(store: Store, intent: OrderIntent, body: unknown): void {
  completedOrders(store).put(toId(intent), { fingerprint: toFingerprint(intent.order), body })
}

function toId({ operationId, idempotencyKey }: OrderIntent): string {
  return `${operationId} ${idempotencyKey}`
}

// A password must not be guessable from what is kept, so it is no part of what makes orders the same.
function toFingerprint(order: object): string {
  const fields = Object.entries(order).filter(([name]) => name !== 'root_password')
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hashToHex(JSON.stringify(sorted))
}
