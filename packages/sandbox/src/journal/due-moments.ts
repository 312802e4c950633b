import { createHeap } from './heap.ts'

/** Contracts by the moment at which time changes one of their states next. */
export interface DueMoments {
  /** Sets the moment of a contract, in place of the one that it had; infinity is none. */
  set(name: string, at: number): void
  /** Takes out the contracts whose moment has come, the first ones first. */
  take(now: number): string[]
  clear(): void
}

interface Moment {
  readonly name: string
  readonly at: number
}

export function createDueMoments(): DueMoments {
  const current = new Map<string, number>()
  // A moment that was replaced stays in the heap until it comes, and is dropped then.
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
