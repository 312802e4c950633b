import { type Client, isApiError, type Reconciliation } from '@hostwright/common'
import type { SpendingLimit } from '../desired/desired.ts'
import { type Change, toChange } from '../changes/change.ts'
import type { Operation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { findIntent } from './find-intent.ts'

/** An order as a product places it. */
export interface OrderTerms {
  readonly address: string
  /** The path of the order. */
  readonly path: string
  /** The name that marks it. */
  readonly name: string
  readonly wanted: SpendingLimit & { readonly plan_id: string; readonly period: number }
  /** What is ordered, as it is shown. */
  readonly after: object
  readonly toOperation: (expected_total_price: number) => Operation
  /** Today's price in yen; rejects with a `ConfigError` for what is not on offer. */
  readonly readPrice: () => Promise<number>
  readonly reconcile: (quote: never) => Promise<Reconciliation>
}

/**
 * The order of something that nothing bears the name of. One whose outcome nobody knows is reconciled first; one that
 * was executed is awaited, and not placed again.
 */
export async function compareOrder(client: Client, terms: OrderTerms): Promise<Change> {
  const { address, path, name } = terms
  const { open, executed } = await findIntent(client, path, name)
  if (executed !== undefined) return toAwaited(address)
  if (open === undefined) return toOrder(terms)
  const { outcome, reason, askAgainMs } = await terms.reconcile(open.quote as never)
  if (outcome === 'executed') return toAwaited(address)
  if (outcome === 'not-executed') return toOrder(terms)
  const after = askAgainMs === undefined ? '' : ` Plan again in ${Math.ceil(askAgainMs / 60_000)} minutes.`
  return toOrder(terms, [
    `It was ordered, and nobody knows yet whether that was executed: ${toSentence(reason)}${after}`,
  ])
}

/** An order that was placed: its contract is not listed yet. */
function toAwaited(address: string): Change {
  const after = 'ordered already; it is awaited'
  return toChange({ address, action: 'create', after, operations: [], stage: stages.order, lane: address })
}

async function toOrder(terms: OrderTerms, given: readonly string[] = []): Promise<Change> {
  const { address, wanted, after, toOperation } = terms
  const price = await readPriceIfPossible(terms)
  const isTooMuch = price !== null && price > wanted.max_total_price
  const tooMuch = `It costs ${price} yen, and max_total_price is ${wanted.max_total_price}: raise it if that is meant.`
  return toChange({
    address,
    action: 'order',
    after,
    operations: [toOperation(price ?? wanted.max_total_price)],
    price,
    obstacles: isTooMuch ? [...given, tooMuch] : given,
    stage: stages.order,
    lane: address,
  })
}

/** The price; null when the key may not read it. */
async function readPriceIfPossible({ readPrice }: OrderTerms): Promise<number | null> {
  try {
    return await readPrice()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null
    throw error
  }
}

function toSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
