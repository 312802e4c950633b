import type { OrderJournal } from '../../journal/journal.ts'
import type { OrderRecord } from '../../journal/order-record.ts'

/**
 * Adds a memory to a journal: orders that this client has sent stay sent for it, whatever the journal says later. A
 * journal can lose a claim by a failover, an eviction or an unmounted folder.
 */
export function rememberSent(journal: OrderJournal, sent: Map<string, OrderRecord>): OrderJournal {
  function merge(id: string, kept: OrderRecord | undefined): OrderRecord | undefined {
    const own = sent.get(id)
    if (own === undefined || hasAll(kept, own)) return kept
    // The next write continues from what the journal has.
    return { ...own, revision: kept?.revision ?? 0 }
  }

  function note(id: string, record: OrderRecord | undefined): void {
    if (record === undefined) sent.delete(id)
    else sent.set(id, record)
  }

  return {
    read: async (id) => merge(id, await journal.read(id)),
    async write(record) {
      const before = sent.get(record.id)
      // A write that fails may still have reached the journal, so it is remembered unless another writer was faster.
      note(record.id, record.requests.some(isOrder) ? structuredClone(record) : undefined)
      const isKept = await journal.write(record)
      if (!isKept) note(record.id, before)
      return isKept
    },
    async list(since) {
      const kept = await journal.list(since)
      const lost = [...sent.keys()].filter((id) => !kept.some((record) => record.id === id))
      return [...kept, ...lost.map((id) => sent.get(id)!)].map((record) => merge(record.id, record)!)
    },
  }
}

const isOrder = ({ kind }: OrderRecord['requests'][number]): boolean => kind === 'order'

/** Whether a record still has each order of another one. */
function hasAll(kept: OrderRecord | undefined, { requests }: OrderRecord): boolean {
  const ids = new Set(kept?.requests.map(({ id }) => id))
  return kept !== undefined && requests.filter(isOrder).every(({ id }) => ids.has(id))
}
