import type { ChangeNotes } from './change-log.ts'
import type { Found, IndexName } from './indexes.ts'
import { createMemoryCollection, type MemoryCollection } from './memory-collection.ts'
import { createMemoryIndexes } from './memory-indexes.ts'
import type { Collection } from './store.ts'
import type { Row } from './tables.ts'
import type { UndoLog } from './undo-log.ts'

/** The records of all collections, stored in memory. */
export interface MemoryRecords {
  collection<T>(name: string): Collection<T>
  find(name: IndexName, values: readonly string[]): Found<unknown>[]
  /** Returns a number that grows with every write and deletion of a record. */
  revision(): number
  isEmpty(): boolean
  clear(): void
  /** Returns all records in the order of their creation. */
  rows(): Row[]
  load(rows: readonly Row[]): void
}

export function createMemoryRecords(undoLog: UndoLog, changes: ChangeNotes): MemoryRecords {
  const collections = new Map<string, MemoryCollection>()
  const indexes = createMemoryIndexes()
  let places = 0
  let revision = 0

  function collectionOf(name: string): MemoryCollection {
    const known = collections.get(name)
    if (known !== undefined) return known
    const made = createMemoryCollection({
      name,
      undoLog,
      nextPlace: () => (places += 1),
      noteChange(id, before) {
        revision += 1
        changes.note(name, id, () => before)
      },
      replace: indexes.replacing(name),
    })
    collections.set(name, made)
    return made
  }

  return {
    collection: <T>(name: string) => collectionOf(name) as Collection<T>,
    find: (name, values) =>
      indexes.find(name, values).map(({ collection, value }) => ({ collection, value })),
    revision: () => revision,
    isEmpty: () => [...collections.values()].every((collection) => collection.isEmpty()),
    clear() {
      revision += 1
      for (const collection of collections.values()) collection.clear()
    },
    rows() {
      const records = [...collections].flatMap(([collection, kept]) =>
        Array.from(kept.entries(), ([id, { place, value }]) => ({
          place,
          row: { collection, id, json: JSON.stringify(value) },
        })),
      )
      return records.toSorted((one, other) => one.place - other.place).map(({ row }) => row)
    },
    load(rows) {
      for (const { collection, id, json } of rows)
        collectionOf(String(collection)).put(String(id), JSON.parse(String(json)))
    },
  }
}
