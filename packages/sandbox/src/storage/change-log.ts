import type { UndoLog } from './undo-log.ts'

/** A record that may have changed, with its former value; `undefined` for a new record. */
export interface ChangedRecord {
  readonly collection: string
  readonly id: string
  readonly before: unknown
}

/** Remembers the values that records had before they were changed, for some collections. */
export interface ChangeLog {
  /** Records the changes of the records in these collections from now on. */
  watch(collections: readonly string[]): void
  /** Returns the records that may have changed since `forget`: the former value by id, `undefined` for a new record. */
  of(collection: string): ReadonlyMap<string, unknown>
  /** Runs a function, and returns its result with the records of all collections that it may have changed. */
  during<T>(work: () => T): { readonly result: T; readonly changed: readonly ChangedRecord[] }
  /** Forgets all changes, and accepts every record as it is now. */
  forget(): void
}

/** The change log with the functions that only collections call: they report each change before it is made. */
export interface ChangeNotes extends ChangeLog {
  /** Returns the names of the watched collections. */
  watched(): Iterable<string>
  /** Records that a record is about to change. The former value is read only for the first change since `forget`. */
  note(collection: string, id: string, readBefore: () => unknown): void
}

const none: ReadonlyMap<string, unknown> = new Map()

export function createChangeLog(undoLog: UndoLog): ChangeNotes {
  const watched = new Map<string, Map<string, unknown>>()
  let noted: Map<string, ChangedRecord> | undefined

  /** Keeps the first value of a key. A rollback restores the former value of the record, so it no longer counts. */
  function keep<T>(changed: Map<string, T> | undefined, key: string, read: () => T): void {
    if (changed === undefined || changed.has(key)) return
    changed.set(key, read())
    undoLog.add(() => void changed.delete(key))
  }

  return {
    watch(collections) {
      for (const collection of collections) watched.set(collection, new Map())
    },
    of: (collection) => watched.get(collection) ?? none,
    forget() {
      for (const changed of watched.values()) changed.clear()
    },
    during(work) {
      const records = (noted = new Map<string, ChangedRecord>())
      try {
        return { result: work(), changed: [...records.values()] }
      } finally {
        noted = undefined
      }
    },
    watched: () => watched.keys(),
    note(collection, id, readBefore) {
      keep(noted, JSON.stringify([collection, id]), () => ({ collection, id, before: readBefore() }))
      keep(watched.get(collection), id, readBefore)
    },
  }
}
