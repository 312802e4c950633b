import type { MemoryRecord, ReplaceRecord } from './memory-record.ts'
import type { Collection } from './store.ts'
import type { UndoLog } from './undo-log.ts'

/** The records of one collection, stored in memory. */
export interface MemoryCollection extends Collection<unknown> {
  isEmpty(): boolean
  clear(): void
  /** Iterates over the records with their positions among the records of all collections. */
  entries(): Iterable<readonly [id: string, record: MemoryRecord]>
}

interface Surroundings {
  readonly name: string
  readonly undoLog: UndoLog
  readonly nextPlace: () => number
  /** Called before a record changes, with its former value. */
  readonly noteChange: (id: string, before: unknown) => void
  /** Called for every change of a record, and for every change that is rolled back. */
  readonly replace: ReplaceRecord
}

export function createMemoryCollection(surroundings: Surroundings): MemoryCollection {
  const { name, undoLog, nextPlace, noteChange, replace } = surroundings
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
      const after = { collection: name, place: before?.place ?? nextPlace(), value: toFrozenCopy(value) }
      noteChange(id, before?.value)
      replace(before, after)
      records.set(id, after)
      undoLog.add(() => {
        replace(after, before)
        if (before === undefined) records.delete(id)
        else records.set(id, before)
      })
    },
    delete(id) {
      const before = records.get(id)
      noteChange(id, before?.value)
      if (before === undefined) return
      replace(before, undefined)
      records.delete(id)
      undoLog.add(() => {
        replace(undefined, before)
        // Restoring the record puts it at the end of the map, so the map is sorted before all records are listed again.
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
      for (const [id, record] of before) {
        noteChange(id, record.value)
        replace(record, undefined)
      }
      records = new Map()
      undoLog.add(() => {
        records = before
        for (const record of before.values()) replace(undefined, record)
      })
    },
    entries: () => records,
  }
}

/**
 * Returns a frozen copy of a value, as `JSON.parse` would create it. Frozen parts are shared, not copied: they come
 * from a store, and every contract contains the whole plan and image.
 */
function toFrozenCopy(value: unknown): unknown {
  if (typeof value === 'number') return toJsonNumber(value)
  if (Object.isFrozen(value)) return value // a text, a Boolean and null are always frozen
  if (Array.isArray(value)) return Object.freeze(value.map((part) => toFrozenCopy(part ?? null)))
  // A spread keeps the JavaScript engine's layout of the object, which takes less memory than a copy by
  // `Object.fromEntries`.
  const copy: Record<string, unknown> = { ...(value as object) }
  for (const [name, part] of Object.entries(copy)) {
    if (part === undefined) delete copy[name]
    else if (typeof part === 'object' || typeof part === 'number') copy[name] = toFrozenCopy(part)
  }
  return Object.freeze(copy)
}

function toJsonNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null
  return value === 0 ? 0 : value // JSON has no negative zero
}
