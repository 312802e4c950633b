/** A record in memory. */
export interface MemoryRecord {
  /** The name of the collection that contains the record. */
  readonly collection: string
  /** Position among all records, which increases in the order in which they were first stored. */
  readonly place: number
  /** The value, which is frozen, so that it can be returned without a copy. */
  readonly value: unknown
}

/** Called for every change of a record. `before` is `undefined` for a new record, `after` for a deleted one. */
export type ReplaceRecord = (before: MemoryRecord | undefined, after: MemoryRecord | undefined) => void
