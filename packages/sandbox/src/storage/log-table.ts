/** The entries of the execution log, of all keys. */
export interface LogTable {
  /** Adds an entry, and returns its number. Numbers go up, and none is given twice. */
  add(entry: NewLogEntry): number
  /** Newest first by the time that they show, and by their numbers where that is the same. */
  find(query: LogQuery): LogEntry[]
  /** When the last entry was written; 0 when there is none. */
  latestAt(): number
  /** Forgets what was written before a moment, as far as it is among the oldest `most`. */
  forgetBefore(at: number, most: number): void
  /** Forgets the entries up to a number. */
  forgetUntil(number: number): void
}

/** An entry as a table of a snapshot has it. */
export interface LogEntry extends NewLogEntry {
  readonly number: number
}

export interface NewLogEntry {
  readonly key_hash: string
  /** When it was written, in milliseconds since the epoch. */
  readonly at: number
  /** The time that the entry shows, in milliseconds since the epoch. */
  readonly shown_at: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly duration_ms: number
  readonly address: string
}

/** Which entries are wanted. All bounds are included, but for the first. */
export interface LogQuery {
  /** Only entries after this one. */
  readonly shownAt: number
  readonly number: number
  readonly keyHash: string
  readonly from: number
  readonly to: number
  readonly writtenFrom: number
  readonly writtenUntil: number
  readonly leastStatus: number
  readonly mostStatus: number
  /** The method to select; null for any. */
  readonly method: string | null
  readonly limit: number
}
