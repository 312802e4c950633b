/** One request, without its body and without anything secret. */
export interface JournalEntry {
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly operationId: string | null
  /** Null when the connection broke before an answer. */
  readonly status: number | null
  /** The error code. */
  readonly code: string | null
  /** Whether a fault befell it. */
  readonly isFaulted: boolean
}

/** The last requests, oldest first. */
export interface Journal {
  add(entry: JournalEntry): void
  list(): JournalEntry[]
  clear(): void
}

const mostEntries = 1_000

export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  return {
    add(entry) {
      entries.push(entry)
      // Now and then is enough, and cheaper than each time.
      if (entries.length >= 2 * mostEntries) entries = entries.slice(-mostEntries)
    },
    list: () => entries.slice(-mostEntries),
    clear() {
      entries = []
    },
  }
}
