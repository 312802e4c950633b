import type { EventLog } from '../events/event-log.ts'
import type { Store } from '../storage/store.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { RateLimitLeft } from '../limits/limit-usage.ts'
import { createRecent } from './recent.ts'
import type { Transition } from './transition.ts'
import { watchContracts } from './watch-contracts.ts'

/**
 * One request, without its body and without anything secret. One that gets a response before it is executed stands there
 * twice: with its response, and with what the execution came to.
 */
export interface JournaledRequest {
  /** Numbers the requests in the order in which they got their responses. */
  readonly id: number
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  /** The HTTP method, in upper case. */
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** The operation; null where no operation has this path and method. */
  readonly operationId: string | null
  /** Null when the connection broke before a response. */
  readonly status: number | null
  /** The error code. */
  readonly code: string | null
  /** What the error response says: its message and its errors, the first ten of them. */
  readonly problems: readonly string[]
  /** From its arrival on, in milliseconds on the sandbox's clock. */
  readonly durationMs: number
  /** Which key it came with, by its `id`; null without a key of the account. */
  readonly keyId: string | null
  /** What it left of the rate limit; null where there is none. */
  readonly rateLimit: RateLimitLeft | null
  /** Whether a fault was injected. */
  readonly isFaulted: boolean
  /** Only where it is the execution of a request that had got a response before. Its sender saw nothing of it. */
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
 * Notes requests and transitions. Nothing runs when a transition is due: states follow from what is stored and the
 * clock. What time has changed follows from each contract as it was before the last write, however time has passed;
 * what was written shows beside the contract as it is stored now.
 */
export interface Journal {
  addRequest(request: Omit<JournaledRequest, 'id'>): void
  /** To be called whenever something may have been written, with the moment at which it was. */
  noteWrites(now: number): void
  /** Notes what time has changed until now. */
  noteTime(now: number): void
  /** Does something, and returns the transitions that were noted meanwhile. */
  watch(work: () => void): Transition[]
  read(now: number): JournalEntries
  /** Takes what is stored now for given: it was put in place, and did not come about. */
  takeAsGiven(now: number): void
  /** Forgets everything, and takes what is stored now for given. */
  clear(now: number): void
}

/** Begins with a moment, which may lie in the past. What is noted is an event too. */
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
    add(request: Omit<JournaledRequest, 'id'>): void {
      lastId += 1
      const entry = { ...request, id: lastId }
      add(entry)
      events.append('request', entry)
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
