import type { Collection } from './store.ts'
import type { UndoLog } from './undo-log.ts'

/** The records of one collection, in memory. */
export interface MemoryCollection extends Collection<unknown> {
  isEmpty(): boolean
  clear(): void
  /** The records with their places among those of all collections. */
  entries(): Iterable<readonly [id: string, record: MemoryRecord]>
}

interface MemoryRecord {
  /** Grows from record to record, in the order in which they were first put. */
  readonly place: number
  /** Frozen, so that it can be handed out as it is. */
  readonly value: unknown
}

interface Surroundings {
  readonly undoLog: UndoLog
  readonly nextPlace: () => number
  readonly noteChange: () => void
}

export function createMemoryCollection({ undoLog, nextPlace, noteChange }: Surroundings): MemoryCollection {
  let records = new Map<string, MemoryRecord>()
  let isInOrder = true

  function sort(): void {
    records = new Map([...records].toSorted(([, one], [, other]) => one.place - other.place))
    isInOrder = true
  }

  return {
    get: (id) => records.get(id)?.value,
    put(id, value) {
      const before = records.get(id)
      records.set(id, { place: before?.place ?? nextPlace(), value: toFrozenCopy(value) })
      noteChange()
      undoLog.add(() => {
        if (before === undefined) records.delete(id)
        else records.set(id, before)
      })
    },
    delete(id) {
      noteChange()
      const before = records.get(id)
      if (before === undefined) return
      records.delete(id)
      undoLog.add(() => {
        // It comes back at the end of the map, and belongs where it was.
        records.set(id, before)
        isInOrder = false
      })
    },
    all() {
      if (!isInOrder) sort()
      const values: unknown[] = []
      for (const { value } of records.values()) values.push(value)
      return values
    },
    isEmpty: () => records.size === 0,
    clear() {
      const before = records
      records = new Map()
      undoLog.add(() => {
        records = before
      })
    },
    entries: () => records,
  }
}

/** A value as JSON would bring it back. */
function toFrozenCopy(value: unknown): unknown {
  return freeze(JSON.parse(JSON.stringify(value)))
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
