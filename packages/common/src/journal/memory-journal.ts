import type { OrderJournal } from './journal.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * Creates a journal in the memory of this process. Its records are lost when the process ends, so an order that was
 * sent just before a crash is unknown to the next run.
 */
export function createMemoryJournal(): OrderJournal {
  const records = new Map<string, OrderRecord>()
  return {
    read: async (id) => records.get(id),
    async write(record) {
      const kept = records.get(record.id)
      // A caller repeats a write whose result it could not see. Writing the identical record a second time counts as a
      // success.
      if (kept?.revision === record.revision) return JSON.stringify(kept) === JSON.stringify(record)
      if ((kept?.revision ?? 0) + 1 !== record.revision) return false
      // The journal stores a copy, because the caller may change its own object later. happy-dom and Hermes have no
      // `structuredClone`.
      records.set(record.id, JSON.parse(JSON.stringify(record)) as OrderRecord)
      return true
    },
    list: async () => [...records.values()],
    async delete({ id, revision }) {
      if (records.get(id)?.revision === revision) records.delete(id)
    },
  }
}
