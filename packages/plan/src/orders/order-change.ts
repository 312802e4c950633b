import { ConfigError, isApiError, OrderOutcomeUnknownError } from '@hostwright/common'
import type { DesiredVpsOrder } from '../generated/desired.ts'
import type { ChangeDraft, Comparison } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import { stages } from '../resource/stages.ts'

/** The contract to be ordered, and its price. */
interface Offer {
  readonly address: string
  readonly wanted: Pick<DesiredVpsOrder, 'max_total_price'> & {
    readonly plan_id: string
    readonly period: number
    readonly auto_renew?: boolean | undefined
  }
  /** The order as the file describes it. The plan shows it, and `applyPlan` sends it. */
  readonly after: object
  readonly toPlannedOperation: (expected_total_price: number) => PlannedOperation
  /** Reads today's price in yen. Rejects with a `ConfigError` if the plan or period is not on offer. */
  readonly readPrice: () => Promise<number>
}

/** The order of a contract that does not exist on the account. */
export interface OrderTerms extends Offer {
  /** Makes the same checks as `ensure` before an order, without ordering. */
  readonly find: () => Promise<{ readonly contract: Contract } | undefined>
}

/** The identifier and the name of an ordered contract. */
interface Contract {
  readonly status?: string | undefined
  readonly uuid?: string | null | undefined
  readonly servername?: string | undefined
  readonly name?: string | null | undefined
}

/** Reasons why an order cannot be placed, and notes for the reader. */
interface Findings {
  readonly again?: string | undefined
  readonly obstacles: readonly string[]
  readonly notes: readonly string[]
}

/**
 * Plans the order of a contract that is not listed. If an order of its name was already executed, the plan waits for
 * that contract while it is set up; a contract in another state becomes an obstacle. So do an order of unknown outcome
 * and a former contract that has ended. Other errors are thrown, or become a note if the journal or the execution log
 * cannot be read.
 */
export async function compareOrder(terms: OrderTerms): Promise<ChangeDraft> {
  try {
    const found = await terms.find()
    if (found === undefined) return await toOrder(terms, { obstacles: [], notes: [] })
    const { status } = found.contract
    if (status === 'setup_pending' || status === 'building') return toAwaited(terms.address)
    return { ...toAwaited(terms.address), obstacles: [toElsewhere(found.contract)] }
  } catch (error) {
    return toOrder(terms, toFindings(terms.address, error))
  }
}

/**
 * Converts an error that would stop `ensure` to obstacles and notes of the plan. Throws an error that is not about an
 * earlier order.
 */
function toFindings(address: string, error: unknown): Findings {
  if (error instanceof OrderOutcomeUnknownError) {
    const { reason, askAgainMs, decidedWithinMs, despiteOthers } = error
    const after = askAgainMs === undefined ? '' : ` Plan again${toHowLong(askAgainMs, decidedWithinMs)}.`
    const what =
      despiteOthers === undefined
        ? 'It was ordered, and it is unknown whether that order was executed'
        : 'It may have been ordered elsewhere'
    return { obstacles: [`${what}: ${toSentence(reason)}${after}`], notes: [] }
  }
  // The key has no right to order. The plan shows the order for somebody who has.
  if (isApiError(error, 'FORBIDDEN')) return { obstacles: [], notes: [] }
  if (!(error instanceof ConfigError)) throw error
  if (error.field === 'maxTotalPrice') return { obstacles: [toSentence(error.message)], notes: [] }
  const { again } = error as { again?: string }
  if (again !== undefined) {
    const at = /at (\S+),/.exec(error.message)?.[1] ?? ''
    return { again, obstacles: [toAgain(address, at, again)], notes: [] }
  }
  // A pipeline that only plans may have no journal, or an API key that cannot read the execution log. Whether the order
  // was sent before is then found out only when the plan is applied.
  if (error.field === 'journal' || error.field === 'apiKey') {
    return { obstacles: [], notes: ['Whether it was ordered before is looked up when it is applied.'] }
  }
  throw error
}

/**
 * Describes a contract that `ensure` would return although it is not listed under the name of the file: the contract
 * was renamed, or is missing in the list. No second contract is ordered.
 */
function toElsewhere({ uuid, servername, name }: Contract): string {
  const now = name ? `, named ${name}` : ''
  return `It was ordered and exists as ${uuid ?? servername}${now}, but it is not listed under the name of the file, so it is not ordered again. Rename one of them.`
}

function toAgain(address: string, at: string, value: string): string {
  return `It was ordered on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC, and its contract is not listed, so it is not ordered again. To order it once more, give again: { '${address}': '${value}' }.`
}

/** Returns the change that waits until the contract of an order that was executed before is listed. */
function toAwaited(address: string): ChangeDraft {
  const after = 'ordered already; it is awaited'
  return { ...toBase(address), action: 'create', after }
}

function toBase(address: string): Pick<ChangeDraft, 'address' | 'at' | 'stage' | 'sequence'> {
  const name = address.slice(address.indexOf('/') + 1)
  return { address, at: { kind: 'order', server: null, name }, stage: stages.order, sequence: address }
}

async function toOrder(terms: Offer, found: Findings): Promise<ChangeDraft> {
  const { address, wanted, after, toPlannedOperation } = terms
  const price = await readPriceIfPossible(terms)
  const isTooMuch = price !== null && price > wanted.max_total_price
  const tooMuch = `It costs ${price} yen, and max_total_price is ${wanted.max_total_price}: raise it if that is intended.`
  return {
    ...toBase(address),
    action: 'order',
    after,
    operations: [toPlannedOperation(price ?? wanted.max_total_price)],
    price,
    maxPrice: wanted.max_total_price,
    ...(found.again !== undefined && { again: found.again }),
    obstacles: [...found.obstacles, ...(isTooMuch ? [tooMuch] : [])],
    notes: [toRenewal(wanted), ...found.notes],
  }
}

/** Returns a comparison with a note that the `order` of an existing server has no effect. */
export function toUnusedOrder({
  address,
  wanted,
}: {
  readonly address: string
  readonly wanted: { readonly order?: object }
}): Comparison {
  const createOnly = wanted.order === undefined ? [] : [{ address, property: 'order' }]
  return { changes: [], unmanaged: [], createOnly }
}

/** Adds a note to an order, which names the changes that wait for the new server. */
export function withFollowing(order: ChangeDraft, parts: readonly Comparison[]): ChangeDraft {
  const following = parts.flatMap(({ changes }) => changes.map(({ address }) => address))
  if (following.length === 0) return order
  const names = following.map((address) => address.slice(order.address.length + 1))
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
  return { ...order, notes: [...(order.notes ?? []), `These wait for it: ${shown}.`] }
}

/** Reads the price; returns null if the key has no right for it. */
async function readPriceIfPossible({ readPrice }: Offer): Promise<number | null> {
  try {
    return await readPrice()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null
    throw error
  }
}

function toRenewal({ auto_renew }: Offer['wanted']): string {
  return auto_renew === false
    ? 'It ends after this period.'
    : 'It renews by itself, from the prepaid balance.'
}

/** Formats when to plan again, such as ` in 1 minute`, and when the order is visible at the latest. */
function toHowLong(askAgainMs: number, decidedWithinMs: number | undefined): string {
  const again = ` in ${toMinutes(askAgainMs)}`
  if (decidedWithinMs === undefined) return again
  return `${again}: it is usually visible within minutes, at the latest in ${toMinutes(decidedWithinMs)}`
}

function toMinutes(ms: number): string {
  const count = Math.ceil(ms / 60_000)
  return `${count} minute${count === 1 ? '' : 's'}`
}

function toSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
