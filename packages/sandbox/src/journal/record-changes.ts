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

// Records of the account. The others, such as those of the clock and of API keys, are the sandbox's own.
const shown: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'account',
  'hosting-contract',
  'ssh-key',
  'vps-contract',
])

const isShown = ({ collection }: ChangedRecord): boolean =>
  shown.has(collection) || collection.includes(' of ')

/** Returns what has become of records that may have changed. */
export function readChanges(store: Store, changed: readonly ChangedRecord[]): RecordChange[] {
  return changed
    .filter(isShown)
    .map(({ collection, id, before = null }) => {
      return { collection, id, before, after: store.collection(collection).get(id) ?? null }
    })
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
