import type { LogEntry, LogQuery, LogTable } from './log-table.ts'
import type { UndoLog } from './undo-log.ts'

/** The entries of the execution log, in memory. */
export interface MemoryLog extends LogTable {
  clear(): void
  all(): readonly LogEntry[]
  load(entries: readonly LogEntry[]): void
}

export function createMemoryLog(undoLog: UndoLog): MemoryLog {
  let entries: LogEntry[] = [] // by their numbers
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
      setLastNumber(lastNumber + 1)
      entries.push({ number: lastNumber, ...entry })
      undoLog.add(() => void entries.pop())
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
      replace(entries.filter(({ at, number }) => at >= moment || number > oldest + most))
    },
    forgetUntil: (last) => replace(entries.filter(({ number }) => number > last)),
    clear: () => replace([]),
    all: () => entries,
    load(loaded) {
      replace(loaded.toSorted((one, other) => one.number - other.number))
      setLastNumber(Math.max(lastNumber, entries.at(-1)?.number ?? 0))
    },
  }
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
