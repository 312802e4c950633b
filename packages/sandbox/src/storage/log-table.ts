/** The entries of the execution log, of all API keys. */
export interface LogTable {
  /** Adds an entry and returns its number. Numbers increase, and are never used twice. */
  add(entry: NewLogEntry): number
  /**
   * Returns the matching entries, newest first by the time that they show; at equal times, the highest number first.
   */
  find(query: LogQuery): LogEntry[]
  /** Returns the time when the last entry was written; 0 without entries. */
  latestAt(): number
  /** Removes the entries that were written before a time, but only among the oldest `most` entries. */
  forgetBefore(at: number, most: number): void
  /** Removes all entries up to the entry with a number. */
  forgetUntil(number: number): void
}

/** An entry as a snapshot stores it. */
export interface LogEntry extends NewLogEntry {
  readonly number: number
}

export interface NewLogEntry {
  readonly key_hash: string
  /** Time when the entry was written, in milliseconds since the epoch. */
  readonly at: number
  /** The time that the entry shows, in milliseconds since the epoch. */
  readonly shown_at: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly duration_ms: number
  readonly address: string
}

/** Selects entries. All bounds are inclusive, except for the position. */
export interface LogQuery {
  /** Position in the list: only entries after it are selected. */
  readonly shownAt: number
  readonly number: number
  readonly keyHash: string
  readonly from: number
  readonly to: number
  readonly writtenFrom: number
  readonly writtenUntil: number
  readonly leastStatus: number
  readonly mostStatus: number
  /** The HTTP method; null for any. */
  readonly method: string | null
  readonly limit: number
}
