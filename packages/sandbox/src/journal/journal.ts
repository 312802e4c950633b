import type { EventLog } from '../events/event-log.ts'
import type { Store } from '../storage/store.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { RateLimitLeft } from '../limits/limit-usage.ts'
import { createRecent } from './recent.ts'
import type { Transition } from './transition.ts'
import { watchContracts } from './watch-contracts.ts'

/**
 * One request, without its body and without secrets. A late request is listed twice: with its response, and
 * with the result of its execution.
 */
export interface JournaledRequest {
  /** Number of the request, in the order of the responses. */
  readonly id: number
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  /** The HTTP method, in upper case. */
  readonly method: string
  /** The path of the request, without its query. */
  readonly path: string
  /** The operation; null where no operation has this path and method. */
  readonly operationId: string | null
  /** Null when the connection broke before a response. */
  readonly status: number | null
  /** The error code. */
  readonly code: string | null
  /** Message and first ten errors of the error response. */
  readonly problems: readonly string[]
  /** Time since its arrival, in milliseconds on the sandbox's clock. */
  readonly durationMs: number
  /** Which key it came with, by its `id`; null without a key of the account. */
  readonly keyId: string | null
  /** What is left of the rate limit after it; null without a limit. */
  readonly rateLimit: RateLimitLeft | null
  /** Whether a fault was injected. */
  readonly isFaulted: boolean
  /** Set for the execution of a late request, of which the sender sees nothing. */
  readonly isLate?: true
}

/** The last requests and the last transitions, each oldest first. */
export interface JournalEntries {
  /** The requests to the API. */
  readonly requests: readonly JournaledRequest[]
  /** The changes of state. */
  readonly transitions: readonly Transition[]
}

/**
 * Records requests and transitions. Nothing runs when a transition is due: states follow from stored records
 * and the clock. Before each write, the transitions that have become due since the previous write are
 * calculated from the contract as it is stored; after it, those that the write itself causes are found by
 * comparing the contract with its former state.
 */
export interface Journal {
  /** Returns the `id` that the request gets. */
  addRequest(request: Omit<JournaledRequest, 'id'>): number
  /** To be called whenever something may have been written, with its time. */
  noteWrites(now: number): void
  /** Records what time has changed until now. */
  noteTime(now: number): void
  /** Calls a function, and returns the transitions that were recorded meanwhile. */
  watch(work: () => void): Transition[]
  read(now: number): JournalEntries
  /** Accepts the stored state without recording transitions: it was restored. */
  takeAsGiven(now: number): void
  /** Forgets everything, and accepts the stored state without recording transitions. */
  clear(now: number): void
}

/** Creates a journal from a time, which may be in the past. Its entries are events as well. */
export function createJournal(
  store: Store,
  assume: AssumptionChoices,
  from: number,
  events: EventLog,
): Journal {
  const requests = createRequests(events)
  const transitions = createTransitions(events)
  const contracts = watchContracts(store, assume, from)
  let revision = store.revision()

  function noteTime(now: number): void {
    transitions.add(contracts.passTime(now))
  }

  function takeAsGiven(now: number): void {
    contracts.readAgain(now)
    revision = store.revision()
  }

  return {
    addRequest: requests.add,
    noteTime,
    watch: transitions.watch,
    noteWrites(now) {
      if (store.revision() === revision) return
      revision = store.revision()
      noteTime(now)
      transitions.add(contracts.findWrites(now))
    },
    read(now) {
      noteTime(now)
      return { requests: requests.list(), transitions: transitions.list() }
    },
    takeAsGiven(now) {
      noteTime(now)
      takeAsGiven(now)
    },
    clear(now) {
      takeAsGiven(now)
      requests.clear()
      transitions.clear()
      events.append('resync')
    },
  }
}

function createRequests(events: EventLog) {
  const { add, list, clear } = createRecent<JournaledRequest>()
  let lastId = 0
  return {
    list,
    clear,
    add(request: Omit<JournaledRequest, 'id'>): number {
      lastId += 1
      const entry = { ...request, id: lastId }
      add(entry)
      events.append('request', entry)
      return lastId
    },
  }
}

function createTransitions(events: EventLog) {
  const { add, list, clear } = createRecent<Transition>()
  let watched: Transition[] | undefined
  return {
    list,
    clear,
    add(noted: readonly Transition[]): void {
      watched?.push(...noted)
      for (const transition of noted) {
        add(transition)
        events.append('transition', transition)
      }
    },
    watch(work: () => void): Transition[] {
      const seen: Transition[] = []
      watched = seen
      try {
        work()
      } finally {
        watched = undefined
      }
      return seen
    },
  }
}
