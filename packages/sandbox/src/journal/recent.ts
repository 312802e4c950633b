/** The last entries of one kind, oldest first. */
export interface Recent<T> {
  add(entry: T): void
  list(): T[]
  clear(): void
}

const mostEntries = 1_000

/** Creates a list that keeps its last 1,000 entries. */
export function createRecent<T>(): Recent<T> {
  let all: T[] = []
  return {
    add(entry) {
      all.push(entry)
      if (all.length > mostEntries) all.shift()
    },
    list: () => [...all],
    clear() {
      all = []
    },
  }
}
