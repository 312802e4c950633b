import { createChangeLog } from './change-log.ts'
import type { LogEntry } from './log-table.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { createMemoryLog } from './memory-log.ts'
import { createMemoryRecords } from './memory-records.ts'
import { rejectClosed, type Store } from './store.ts'
import { createUndoLog } from './undo-log.ts'

/** Creates a store in the memory of this process. */
export function createMemoryStore(): Store {
  const undoLog = createUndoLog()
  const changes = createChangeLog(undoLog)
  const records = createMemoryRecords(undoLog, changes)
  const counters = createMemoryCounters(undoLog)
  const log = createMemoryLog(undoLog)
  let isOpen = true

  function clear(): void {
    records.clear()
    counters.clear()
    log.clear()
  }

  return {
    log,
    collection(name) {
      rejectClosed(isOpen)
      return records.collection(name)
    },
    find: records.find as Store['find'],
    changes,
    nextNumber: counters.next,
    revision: records.revision,
    isEmpty: records.isEmpty,
    transaction(work) {
      rejectClosed(isOpen)
      return undoLog.transaction(work)
    },
    clear,
    dump: () => ({
      record: records.rows(),
      counter: counters.rows(),
      log: log.all().map((entry) => ({ ...entry })),
    }),
    load(tables) {
      clear()
      records.load(tables.record)
      counters.load(tables.counter)
      log.load(tables.log as unknown as readonly LogEntry[])
    },
    close() {
      clear()
      isOpen = false
    },
  }
}
