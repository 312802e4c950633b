/** What has to be done to take the changes of a transaction back. */
export interface UndoLog {
  /** Tells how to take a change back that has just been made. */
  add(undo: () => void): void
  /** Runs a function, and takes all changes back when it throws. May be nested. */
  transaction<T>(work: () => T): T
}

export function createUndoLog(): UndoLog {
  const undos: (() => void)[] = []
  let depth = 0

  return {
    add(undo) {
      if (depth > 0) undos.push(undo)
    },
    transaction(work) {
      const start = undos.length
      depth += 1
      try {
        return work()
      } catch (error) {
        while (undos.length > start) undos.pop()?.()
        throw error
      } finally {
        depth -= 1
        if (depth === 0) undos.length = 0
      }
    },
  }
}
