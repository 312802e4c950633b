import type { LogEntry, LogQuery, LogTable } from './log-table.ts'
import type { UndoLog } from './undo-log.ts'

/** The entries of the execution log, stored in memory. */
export interface MemoryLog extends LogTable {
  clear(): void
  all(): readonly LogEntry[]
  load(entries: readonly LogEntry[]): void
}

export function createMemoryLog(undoLog: UndoLog): MemoryLog {
  let entries: LogEntry[] = [] // the entries of the log, sorted by their numbers
  let lastNumber = 0

  function replace(next: LogEntry[]): void {
    const before = entries
    entries = next
    undoLog.add(() => {
      entries = before
    })
  }

  function setLastNumber(number: number): void {
    const before = lastNumber
    lastNumber = number
    undoLog.add(() => {
      lastNumber = before
    })
  }

  return {
    add(entry) {
      lastNumber += 1
      entries.push({ ...entry, number: lastNumber })
      undoLog.add(() => {
        lastNumber -= 1
        entries.pop()
      })
      return lastNumber
    },
    find: (query) =>
      entries
        .filter((entry) => isWanted(entry, query))
        .toSorted((one, other) => other.shown_at - one.shown_at || other.number - one.number)
        .slice(0, query.limit),
    latestAt: () => entries.reduce((latest, { at }) => Math.max(latest, at), 0),
    forgetBefore(moment, most) {
      const oldest = entries[0]?.number ?? 0
      const end = countUntil(entries, oldest + most)
      const recent = entries.slice(0, end).filter(({ at }) => at >= moment)
      if (recent.length < end) replace([...recent, ...entries.slice(end)])
    },
    forgetUntil(last) {
      const end = countUntil(entries, last)
      // The oldest entries are removed from the array in place, because copying the many others would take too long.
      const forgotten = entries.splice(0, end)
      undoLog.add(() => {
        entries = [...forgotten, ...entries]
      })
    },
    clear: () => replace([]),
    all: () => entries,
    load(loaded) {
      replace(loaded.toSorted((one, other) => one.number - other.number))
      setLastNumber(Math.max(lastNumber, entries.at(-1)?.number ?? 0))
    },
  }
}

/** Returns how many entries have a number up to `last`. */
function countUntil(entries: readonly LogEntry[], last: number): number {
  const end = entries.findIndex(({ number }) => number > last)
  return end === -1 ? entries.length : end
}

function isWanted(entry: LogEntry, query: LogQuery): boolean {
  const { at, shown_at: shownAt, number, status } = entry
  return (
    entry.key_hash === query.keyHash &&
    (shownAt < query.shownAt || (shownAt === query.shownAt && number < query.number)) &&
    isBetween(shownAt, query.from, query.to) &&
    isBetween(at, query.writtenFrom, query.writtenUntil) &&
    isBetween(status, query.leastStatus, query.mostStatus) &&
    (query.method === null || entry.method === query.method)
  )
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
