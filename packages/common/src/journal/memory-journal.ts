import type { OrderJournal } from './journal.ts'
import type { OrderRecord } from './order-record.ts'

/** A journal in this process's memory: it ends with the process, and no other process sees it. */
export function createMemoryJournal(): OrderJournal {
  const records = new Map<string, OrderRecord>()
  return {
    read: async (id) => records.get(id),
    async write(record) {
      const kept = records.get(record.id)
      // Anyone who does not know whether a write was kept writes the same once more.
      if (kept?.revision === record.revision) return JSON.stringify(kept) === JSON.stringify(record)
      if ((kept?.revision ?? 0) + 1 !== record.revision) return false
      // Anyone who has the record may change it.
      records.set(record.id, structuredClone(record))
      return true
    },
    list: async () => [...records.values()],
  }
}
