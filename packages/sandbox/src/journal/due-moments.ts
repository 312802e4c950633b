import { createHeap } from './heap.ts'

/** The names of contracts, each with the next time at which one of its states changes. The earliest is taken first. */
export interface DueMoments {
  /** Sets the time of a contract, replacing its former one. Infinity means that no state will change. */
  set(name: string, at: number): void
  /** Removes and returns the contracts whose time has come, the earliest first. */
  take(now: number): string[]
  clear(): void
}

interface Moment {
  readonly name: string
  readonly at: number
}

export function createDueMoments(): DueMoments {
  const current = new Map<string, number>()
  // The heap keeps a moment that was replaced by another. When its time comes, the replaced moment is ignored.
  let heap = createHeap<Moment>()

  return {
    set(name, at) {
      if (current.get(name) === at) return
      if (at === Number.POSITIVE_INFINITY) return void current.delete(name)
      current.set(name, at)
      heap.add({ name, at })
    },
    take(now) {
      const due: string[] = []
      for (let next = heap.first(); next !== undefined && next.at <= now; next = heap.first()) {
        const { name, at } = next
        heap.takeFirst()
        if (current.get(name) !== at) continue
        current.delete(name)
        due.push(name)
      }
      return due
    },
    clear() {
      current.clear()
      heap = createHeap()
    },
  }
}
