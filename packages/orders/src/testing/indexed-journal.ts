import {
  createMemoryJournal,
  isFound,
  type OrderJournal,
  type OrderRecord,
  toOrderIndexEntry,
} from '@hostwright/common'

/** A journal in memory that has `find`, and notes what was called. */
export interface IndexedJournal extends Required<Pick<OrderJournal, 'read' | 'write' | 'list' | 'find'>> {
  /** The calls, such as `find`, and `write sending`. */
  readonly calls: string[]
  /** Number of records that `find` and `list` have returned. */
  readonly returned: () => number
}

export function createIndexedJournal(records: readonly OrderRecord[] = []): IndexedJournal {
  const journal = createMemoryJournal()
  const calls: string[] = []
  let returned = 0
  for (const record of records) void journal.write(record)
  const count = (found: OrderRecord[]): OrderRecord[] => {
    returned += found.length
    return found
  }
  return {
    calls,
    returned: () => returned,
    async read(id) {
      calls.push('read')
      return journal.read(id)
    },
    async write(record) {
      calls.push(`write ${record.state}`)
      return journal.write(record)
    },
    async list() {
      calls.push('list')
      return count(await journal.list())
    },
    async find(query) {
      calls.push('find')
      const all = await journal.list()
      return count(all.filter((record) => isFound(toOrderIndexEntry(record), query)))
    },
  }
}
