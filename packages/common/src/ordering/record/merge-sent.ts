import type { OrderRecord } from '../../journal/order-record.ts'

/**
 * Adds to a record of the journal what this client has sent itself: a journal can lose a claim by a failover, an
 * eviction or an unmounted folder, and a restored one has lost all of them.
 */
export function mergeSent(
  kept: OrderRecord | undefined,
  own: OrderRecord | undefined,
): OrderRecord | undefined {
  const ids = new Set(kept?.requests.map(({ id }) => id))
  const lost = own?.requests.filter(({ id, kind }) => kind === 'order' && !ids.has(id)) ?? []
  if (own === undefined || lost.length === 0) return kept
  // The next write continues from what the journal has.
  if (kept === undefined) return { ...own, revision: 0 }
  const { state, outcome } = kept.outcome?.executed ? kept : own
  return { ...kept, state, outcome, requests: [...kept.requests, ...lost] }
}
