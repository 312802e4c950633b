/** A collection from which the entry with the smallest `at` is removed first. */
export interface Heap<T> {
  add(entry: T): void
  first(): T | undefined
  takeFirst(): T | undefined
}

interface Timed {
  readonly at: number
}

export function createHeap<T extends Timed>(): Heap<T> {
  const entries: T[] = []
  return {
    add(entry) {
      entries.push(entry)
      rise(entries, entries.length - 1)
    },
    first: () => entries[0],
    takeFirst() {
      const first = entries[0]
      const last = entries.pop()
      if (last !== undefined && entries.length > 0) {
        entries[0] = last
        sink(entries)
      }
      return first
    },
  }
}

function rise(entries: Timed[], from: number): void {
  for (let child = from; child > 0;) {
    const parent = (child - 1) >> 1
    if (entries[parent]!.at <= entries[child]!.at) return
    swap(entries, parent, child)
    child = parent
  }
}

function sink(entries: Timed[]): void {
  for (let parent = 0; ;) {
    let first = parent
    for (const child of [2 * parent + 1, 2 * parent + 2])
      if (child < entries.length && entries[child]!.at < entries[first]!.at) first = child
    if (first === parent) return
    swap(entries, first, parent)
    parent = first
  }
}

function swap(entries: Timed[], one: number, other: number): void {
  const entry = entries[one]!
  entries[one] = entries[other]!
  entries[other] = entry
}
