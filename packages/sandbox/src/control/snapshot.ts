import type { Store } from '../storage/store.ts'
import { parseTables, schemaVersion, type Tables } from '../storage/tables.ts'
import { withoutWorldId } from '../storage/world-id.ts'

/** The stored data of a sandbox as JSON. It contains hashes of the API keys, not the keys. */
export interface Snapshot {
  /** The version of the format; other versions are rejected. */
  readonly version: number
  /** The rows of each table. */
  readonly tables: Tables
}

export function takeSnapshot(store: Store): Snapshot {
  return { version: schemaVersion, tables: withoutWorldId(store.dump()) }
}

/**
 * Restores the stored data of a snapshot, with the time that it contains. The caller stores the current time again,
 * because the clock only moves forward.
 */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  if (snapshot?.version !== schemaVersion || typeof snapshot.tables !== 'object')
    throw new TypeError(`This is no snapshot of version ${schemaVersion}.`)
  if (!snapshot.tables.record.every(({ json }) => isJson(json)))
    throw new TypeError('This snapshot has a record that is not JSON.')
  const tables = parseTables(snapshot.tables)
  store.transaction(() => store.load(tables))
}

/** Throws if a restored record cannot be read: a person may have edited the snapshot. */
export function requireReadable(readAll: () => unknown): void {
  try {
    readAll()
  } catch (error) {
    throw new TypeError('This snapshot has a record that no sandbox has stored.', { cause: error })
  }
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}
