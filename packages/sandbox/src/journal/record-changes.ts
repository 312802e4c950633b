import type { ChangedRecord } from '../storage/change-log.ts'
import type { Store } from '../storage/store.ts'

/** A record of the sandbox that a request has created, changed or deleted. */
export interface RecordChange {
  /** The sandbox's own name for the kind of record, such as `dns-record of hw123456.example.jp`. */
  readonly collection: string
  /** The record's id in its collection. */
  readonly id: string
  /** The record before the request; null for one that was created. */
  readonly before: unknown
  /** The record after the request; null for one that was deleted. */
  readonly after: unknown
}

// Records of the sandbox itself, which belong to no resource of the API.
const internal: ReadonlySet<string> = /* @__PURE__ */ new Set(['clock', 'completed-order', 'key'])

/** Returns what has become of records that may have changed. */
export function readChanges(store: Store, changed: readonly ChangedRecord[]): RecordChange[] {
  return changed
    .filter(({ collection }) => !internal.has(collection))
    .map(({ collection, id, before = null }) => {
      return { collection, id, before, after: store.collection(collection).get(id) ?? null }
    })
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
