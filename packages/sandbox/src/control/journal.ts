import type { Store } from '../store.ts'
import type { AssumptionChoices } from '../assumptions.ts'
import { readMachines } from './machine-states.ts'
import { findPassed, findWritten, type Transition } from './transition.ts'

/** One request, without its body and without anything secret. */
export interface JournaledRequest {
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly operationId: string | null
  /** Null when the connection broke before an answer. */
  readonly status: number | null
  /** The error code. */
  readonly code: string | null
  /** Whether a fault befell it. */
  readonly isFaulted: boolean
}

/** The last requests and the last transitions, each oldest first. */
export interface JournalEntries {
  readonly requests: readonly JournaledRequest[]
  readonly transitions: readonly Transition[]
}

/**
 * Notes requests and transitions. Nothing runs when a transition falls due: states follow from what is
 * stored and the clock. So the journal keeps the machines as it last read them. What time has changed
 * since then follows from these, however time has passed; what was written since then shows beside the
 * machines as they are stored now.
 */
export interface Journal {
  addRequest(request: JournaledRequest): void
  /** To be called whenever something may have been written, with the moment at which it was. */
  noteWrites(now: number): void
  /** Notes what time has changed until now, and returns it. */
  noteTime(now: number): Transition[]
  read(now: number): JournalEntries
  /** Takes what is stored now for given: it was put in place, and did not come about. */
  takeAsGiven(now: number): void
  clear(): void
}

/** Begins with a moment, which may lie in the past. */
export function createJournal(store: Store, assume: AssumptionChoices, from: number): Journal {
  const requests = createRecent<JournaledRequest>()
  const transitions = createRecent<Transition>()
  let machines = readMachines(store, assume)
  let revision = store.revision()
  let lookedAt = from

  function readAgain(): void {
    machines = readMachines(store, assume)
    revision = store.revision()
  }

  function noteTime(now: number): Transition[] {
    const passed = findPassed(machines, lookedAt, now)
    lookedAt = now
    transitions.add(passed)
    return passed
  }

  return {
    addRequest: (request) => requests.add([request]),
    noteTime,
    noteWrites(now) {
      if (store.revision() === revision) return
      noteTime(now)
      const before = machines
      readAgain()
      transitions.add(findWritten(before, machines, now))
    },
    read(now) {
      noteTime(now)
      return { requests: requests.list(), transitions: transitions.list() }
    },
    takeAsGiven(now) {
      noteTime(now)
      readAgain()
    },
    clear() {
      requests.clear()
      transitions.clear()
    },
  }
}

interface Recent<T> {
  add(entries: readonly T[]): void
  list(): T[]
  clear(): void
}

const mostEntries = 1_000

function createRecent<T>(): Recent<T> {
  let all: T[] = []
  return {
    add(entries) {
      all.push(...entries)
      // Now and then is enough, and cheaper than each time.
      if (all.length >= 2 * mostEntries) all = all.slice(-mostEntries)
    },
    list: () => all.slice(-mostEntries),
    clear() {
      all = []
    },
  }
}
