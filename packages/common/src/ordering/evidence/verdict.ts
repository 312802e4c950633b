import type { Situation } from './situation.ts'

/** The outcome of an order, with its reason. */
export interface Verdict {
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  readonly reason: string
  /** Time after which a new reading can decide it, in milliseconds; `undefined` if only a person can decide it. */
  readonly askAgainMs?: number | undefined
}

/** Reason for `not-executed` if a person has said that the order has no contract. */
export const denied = 'a person has said so'

/**
 * Decides the outcome of an order. As long as a contract or a log entry since the quote is not explained, the order is
 * never `not-executed`: that contract or entry may be its own.
 */
export function verdict(situation: Situation): Verdict {
  const { record, own, unowned, unexplained, isComplete, isLogLacking, leftMs } = situation
  const orders = record.requests.filter(({ kind }) => kind === 'order')
  const isOver = leftMs === 0
  const unknown = (reason: string): Verdict => ({
    outcome: 'unknown',
    reason,
    // The log's times are whole seconds, so one second is added.
    ...(!isOver && Number.isFinite(leftMs) && { askAgainMs: leftMs + 1_000 }),
  })
  if (own[0] || record.outcome?.executed) {
    return { outcome: 'executed', reason: 'a contract is proven to be its own' }
  }
  if (record.outcome?.isWord) return { outcome: 'not-executed', reason: denied }
  if (orders[0] && orders.every(({ result }) => result === 'rejected')) {
    return { outcome: 'not-executed', reason: 'the API has rejected it' }
  }
  if (unowned[0] || unexplained[0]) return unknown(describe(situation))
  if (orders.length === 0) return { outcome: 'not-executed', reason: 'it was never sent' }
  if (!isComplete)
    return unknown('the list of contracts may be incomplete; reconcile with a key that sees all of them')
  if (isLogLacking) {
    return unknown('the execution log of the key that sent it cannot be read, or lacks entries')
  }
  if (!isOver) return unknown('it may still be executed until its horizon has passed')
  return { outcome: 'not-executed', reason: 'its horizon has passed without a contract or a log entry' }
}

function describe({ unowned, unexplained }: Situation): string {
  const contracts = unowned.map(({ id, name }) => `${name} (${id})`).join(', ')
  const entries = unexplained.map(({ created_at, status_code }) => `${created_at} ${status_code}`).join(', ')
  const found = [
    contracts && `contracts that may belong to it: ${contracts}`,
    entries && `log entries that no request in the journal explains: ${entries}`,
  ]
  return `since the quote there are ${found.filter(Boolean).join('; ')}. Tell reconcile which contract is its own, if any`
}
