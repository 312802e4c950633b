/** A record in memory. */
export interface MemoryRecord {
  /** The name of the collection that holds it. */
  readonly collection: string
  /** Grows from record to record, in the order in which they were first put. */
  readonly place: number
  /** Frozen, so that it can be handed out as it is. */
  readonly value: unknown
}

/** Told of every change of a record; `undefined` is none. */
export type ReplaceRecord = (before: MemoryRecord | undefined, after: MemoryRecord | undefined) => void
