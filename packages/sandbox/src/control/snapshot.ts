import type { Store } from '../storage/store.ts'
import { parseTables, schemaVersion, type Tables } from '../storage/tables.ts'
import { withoutWorldId } from '../storage/world-id.ts'

/** Everything that a sandbox stores, as it was at a moment: JSON that can be kept in a file. Keys are hashed in it. */
export interface Snapshot {
  /** The form of what is stored; another one is rejected. */
  readonly version: number
  /** The rows of each table. */
  readonly tables: Tables
}

export function takeSnapshot(store: Store): Snapshot {
  return { version: schemaVersion, tables: withoutWorldId(store.dump()) }
}

/** Puts everything back as it was. The time stays: it only goes forward. */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  if (snapshot?.version !== schemaVersion || typeof snapshot.tables !== 'object')
    throw new TypeError(`This is no snapshot of version ${schemaVersion}.`)
  if (!snapshot.tables.record.every(({ json }) => isJson(json)))
    throw new TypeError('This snapshot has a record that is not JSON.')
  const tables = parseTables(snapshot.tables)
  store.transaction(() => store.load(tables))
}

/** Throws unless everything can be read: what was put back may have records of another kind. */
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
