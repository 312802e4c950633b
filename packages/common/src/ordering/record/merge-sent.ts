import type { OrderRecord } from '../../journal/order-record.ts'

/**
 * Adds to a record of the journal what this client has sent itself: a journal can lose a claim by a failover, an
 * eviction or an unmounted folder, and a restored one has lost all of them.
 */
export function mergeSent(
  kept: OrderRecord | undefined,
  own: OrderRecord | undefined,
): OrderRecord | undefined {
  if (own === undefined) return kept
  // The next write continues from what the journal has.
  if (kept === undefined) return { ...own, revision: 0 }
  const ids = new Set(kept.requests.map(({ id }) => id))
  const lost = own.requests.filter(({ id, kind }) => kind === 'order' && !ids.has(id))
  // The claim may be there, and what was written after the response be lost.
  const isNews = own.outcome?.executed === true && !kept.outcome?.executed
  if (lost.length === 0 && !isNews) return kept
  const { state, outcome } = kept.outcome?.executed ? kept : own
  const ends = new Map(own.requests.map((request) => [request.id, request]))
  const known = kept.requests.map((request) => ends.get(request.id) ?? request)
  return { ...kept, state, outcome, requests: [...known, ...lost] }
}
