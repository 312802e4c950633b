import type { UndoLog } from './undo-log.ts'

/** Remembers the records of some collections before they change. */
export interface ChangeLog {
  /** Notes the changes of these collections from now on. */
  watch(collections: readonly string[]): void
  /** The records that may have changed since `forget`: their values before by their ids; `undefined` was none. */
  of(collection: string): ReadonlyMap<string, unknown>
  /** Takes every record for given as it is now. */
  forget(): void
}

/** The part of the log of changes that a collection uses. */
export interface ChangeNotes extends ChangeLog {
  /** The names of the watched collections. */
  watched(): Iterable<string>
  /** Notes that a record is about to change. Only the first change since `forget` reads what was there before. */
  note(collection: string, id: string, readBefore: () => unknown): void
}

const none: ReadonlyMap<string, unknown> = new Map()

export function createChangeLog(undoLog: UndoLog): ChangeNotes {
  const watched = new Map<string, Map<string, unknown>>()
  return {
    watch(collections) {
      for (const collection of collections) watched.set(collection, new Map())
    },
    of: (collection) => watched.get(collection) ?? none,
    forget() {
      for (const changed of watched.values()) changed.clear()
    },
    watched: () => watched.keys(),
    note(collection, id, readBefore) {
      const changed = watched.get(collection)
      if (changed === undefined || changed.has(id)) return
      changed.set(id, readBefore())
      // A rollback brings the record back as it was.
      undoLog.add(() => void changed.delete(id))
    },
  }
}
