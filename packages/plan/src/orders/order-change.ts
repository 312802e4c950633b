import { isApiError, type PendingOrder, type Quote, type Reconciliation } from '@hostwright/common'
import type { DesiredVpsOrder } from '../generated/desired.ts'
import type { ChangeDraft } from '../changes/change.ts'
import type { Operation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'

/** An order that was executed, and how it is named. */
export interface Former {
  readonly at: string
  /** What `ensure` takes to order once more. */
  readonly value: string
}

/** What is ordered, and its price. */
interface Offer {
  readonly address: string
  readonly wanted: Pick<DesiredVpsOrder, 'max_total_price'> & {
    readonly plan_id: string
    readonly period: number
  }
  /** What is ordered, as it is shown. */
  readonly after: object
  readonly toOperation: (expected_total_price: number) => Operation
  /** Today's price in yen; rejects with a `ConfigError` for what is not on offer. */
  readonly readPrice: () => Promise<number>
}

/** The order of a contract that is not listed. */
export interface OrderTerms<Order> extends Offer {
  /** Whether an order of this name was confirmed and is being set up, so that its contract is not listed yet. */
  readonly isBeingSetUp: () => Promise<boolean>
  /** The last order of this name that was executed. */
  readonly findFormer: () => Promise<Former | undefined>
  /** The orders of the product in the journal that are not settled. */
  readonly listPending: () => Promise<readonly PendingOrder<Order>[]>
  /** Whether an order is for the contract of this name. */
  readonly isOfName: (order: Readonly<Order>) => boolean
  readonly reconcile: (quote: Quote<Order>) => Promise<Reconciliation>
}

/**
 * Plans the order of a contract that is not listed. An order of its name that was executed is awaited instead; one whose
 * outcome is not known is an obstacle, because `ensure` would not order either.
 */
export async function compareOrder<Order>(terms: OrderTerms<Order>): Promise<ChangeDraft> {
  const { address, isBeingSetUp, findFormer, listPending, isOfName, reconcile } = terms
  if (await isBeingSetUp()) return toAwaited(address)
  const obstacles: string[] = []
  for (const { state, quote } of await listPending()) {
    if (state !== 'sending' || !isOfName(quote.order)) continue
    const found = await reconcile(quote)
    if (found.outcome === 'executed') return toAwaited(address)
    if (found.outcome === 'unknown') obstacles.push(toObstacle(found))
  }
  return toOrder(terms, obstacles, await findFormer())
}

function toAgain(address: string, { at, value }: Former): string {
  return `It was ordered on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC, and its contract is not listed, so it is not ordered again. To order it once more, give again: { '${address}': '${value}' }.`
}

function toObstacle({ reason, askAgainMs }: Reconciliation): string {
  const after = askAgainMs === undefined ? '' : ` Plan again in ${Math.ceil(askAgainMs / 60_000)} minutes.`
  return `It was ordered, and nobody knows yet whether that was executed: ${toSentence(reason)}${after}`
}

/** Waits for the contract of an order that was executed and is not listed yet. */
function toAwaited(address: string): ChangeDraft {
  const after = 'ordered already; it is awaited'
  return { ...toBase(address), action: 'create', after }
}

function toBase(address: string): Pick<ChangeDraft, 'address' | 'at' | 'stage' | 'lane'> {
  const name = address.slice(address.indexOf('/') + 1)
  return { address, at: { kind: 'order', server: null, name }, stage: stages.order, lane: address }
}

async function toOrder(terms: Offer, given: readonly string[], former?: Former): Promise<ChangeDraft> {
  const { address, wanted, after, toOperation } = terms
  const price = await readPriceIfPossible(terms)
  const isTooMuch = price !== null && price > wanted.max_total_price
  const tooMuch = `It costs ${price} yen, and max_total_price is ${wanted.max_total_price}: raise it if that is meant.`
  return {
    ...toBase(address),
    action: 'order',
    after,
    operations: [toOperation(price ?? wanted.max_total_price)],
    price,
    maxPrice: wanted.max_total_price,
    ...(former !== undefined && { again: former.value }),
    obstacles: [...(former ? [toAgain(address, former)] : []), ...given, ...(isTooMuch ? [tooMuch] : [])],
    notes: ['The price is that of today; max_total_price binds.'],
  }
}

/** The price; null when the key may not read it. */
async function readPriceIfPossible({ readPrice }: Offer): Promise<number | null> {
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
