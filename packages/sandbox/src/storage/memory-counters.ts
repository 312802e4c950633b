import type { Row } from './tables.ts'
import type { UndoLog } from './undo-log.ts'

/** Counters by name, stored in memory. */
export interface MemoryCounters {
  next(name: string): number
  clear(): void
  rows(): Row[]
  load(rows: readonly Row[]): void
}

export function createMemoryCounters(undoLog: UndoLog): MemoryCounters {
  let counters = new Map<string, number>()

  function set(name: string, last: number): void {
    const before = counters.get(name)
    counters.set(name, last)
    undoLog.add(() => {
      if (before === undefined) counters.delete(name)
      else counters.set(name, before)
    })
  }

  return {
    next(name) {
      const next = (counters.get(name) ?? 0) + 1
      set(name, next)
      return next
    },
    clear() {
      const before = counters
      counters = new Map()
      undoLog.add(() => {
        counters = before
      })
    },
    rows: () => Array.from(counters, ([name, last]) => ({ name, last })),
    load(rows) {
      for (const { name, last } of rows) set(String(name), Number(last))
    },
  }
}
