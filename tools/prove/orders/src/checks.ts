import { isApiError, type Reconciliation } from '@hostwright/common'
import type { Product } from './products.ts'

/** A promise about orders that was broken. */
export type Check =
  | 'executed more than once'
  | 'sent more than once'
  | 'contradicts the truth'
  | 'told nothing certain'
  | 'sent though it says it was not'
  | 'a secret is told'
  | 'the balance is another'
  | 'an order is lost'
  | 'the journal is wrong'
  | 'a process has failed'
  | 'it does not end'

/** A broken promise. */
export interface Violation {
  readonly check: Check
  readonly message: string
  /** Command line that repeats the failure. */
  readonly again?: string | undefined
}

/** Responses of the API that prove that it rejected an order, for both products. */
const rejections = [
  '401 UNAUTHORIZED',
  '402 PAYMENT_REQUIRED',
  '403 FORBIDDEN',
  '422 PRICE_MISMATCH',
  '422 PLAN_NOT_AVAILABLE',
  '422 VALIDATION_ERROR',
  '429 RATE_LIMIT_EXCEEDED',
]
const ofProduct: Readonly<Record<Product, string>> = {
  vps: '409 CAPACITY_UNAVAILABLE',
  hosting: '409 SERVER_ID_TAKEN',
}

/**
 * Reports whether an error may be thrown after the order has left: its outcome is unknown, or the API has rejected it.
 */
export function isTold(error: unknown, product: Product): boolean {
  if ((error as { name?: unknown } | undefined)?.name === 'OrderOutcomeUnknownError') return true
  return isApiError(error) && [...rejections, ofProduct[product]].includes(`${error.status} ${error.code}`)
}

/** Outcome of an order as a client reports it. */
export type Verdict = Pick<Reconciliation, 'outcome' | 'contracts'> & Partial<Reconciliation>

/** Explains why a verdict is false, given the order's real contracts; `undefined` if it is true. */
export function findContradiction(
  { outcome, contracts, reason = '' }: Verdict,
  own: readonly string[],
): string | undefined {
  const foreign = contracts.filter((contract) => !own.includes(contract))
  const isFalse =
    outcome === 'executed' ? own.length === 0 || foreign.length > 0 : outcome !== 'unknown' && own.length > 0
  return isFalse
    ? `${outcome} ${contracts.join()} (${reason}), and its contracts are ${own.join() || 'none'}`
    : undefined
}
