/** The functions with which the changes of a transaction are rolled back. */
export interface UndoLog {
  /** Adds the function that undoes the last change. */
  add(undo: () => void): void
  /** Runs a function and undoes its changes if it throws. Can be nested. */
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
