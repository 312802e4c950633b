import { type IndexName, indexes, indexNames } from './indexes.ts'
import type { MemoryRecord, ReplaceRecord } from './memory-record.ts'

/** Indexes of the records in memory. */
export interface MemoryIndexes {
  /**
   * Returns the function that updates the indexes when a record of a collection changes. It does nothing if the
   * collection has no index.
   */
  replacing(collection: string): ReplaceRecord
  /** Returns the matching records in the order of their creation. */
  find(name: IndexName, values: readonly string[]): MemoryRecord[]
}

export function createMemoryIndexes(): MemoryIndexes {
  // Most keys have a single record. Storing that record directly takes less memory than a set with one member.
  const found = new Map<string, MemoryRecord | Set<MemoryRecord>>()

  function add(key: string, record: MemoryRecord): void {
    const known = found.get(key)
    if (known === undefined) found.set(key, record)
    else if (known instanceof Set) known.add(record)
    else found.set(key, new Set([known, record]))
  }

  function remove(key: string, record: MemoryRecord): void {
    const known = found.get(key)
    if (known instanceof Set && known.size > 1) known.delete(record)
    else found.delete(key)
  }

  return {
    replacing(collection) {
      const names = namesOf(collection)
      return (before, after) => {
        for (const name of names) {
          const [gone, come] = [before, after].map((record) => record && toKey(name, record.value))
          if (gone !== undefined) remove(gone, before!)
          if (come !== undefined) add(come, after!)
        }
      }
    },
    find(name, values) {
      const known = found.get(JSON.stringify([name, ...values]))
      if (known === undefined) return []
      return known instanceof Set ? [...known].toSorted((one, other) => one.place - other.place) : [known]
    },
  }
}

/** Returns the names of the indexes of a collection. */
function namesOf(collection: string): readonly IndexName[] {
  const pattern = collection.replace(/ of .*/s, ' of *')
  return indexNames.filter((name) => indexes[name].collections === pattern)
}

/** Returns the key of a record in an index; `undefined` if the record lacks one of the properties. */
function toKey(name: IndexName, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const values = indexes[name].properties.map((property) => (value as Record<string, unknown>)[property])
  return values.every((part) => typeof part === 'string') ? JSON.stringify([name, ...values]) : undefined
}
