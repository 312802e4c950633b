import type { EventLog } from '../events/event-log.ts'
import type { Store } from '../storage/store.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { RateLimitLeft } from '../limits/limit-usage.ts'
import { createRecent } from './recent.ts'
import type { Transition } from './transition.ts'
import { watchContracts } from './watch-contracts.ts'

/**
 * A request without its body and without secrets. A late request, which a fault makes the sandbox execute after its
 * response, has two entries: one for its response, and one for its execution.
 */
export interface JournaledRequest {
  /**
   * Number of the entry. Numbers count up in the order in which requests get their responses and late requests are
   * executed.
   */
  readonly id: number
  /**
   * Time of the response, or of the execution of a late request, in milliseconds since the epoch on the sandbox's
   * clock.
   */
  readonly at: number
  /** The HTTP method, in upper case. */
  readonly method: string
  /** The path of the request, without its query. */
  readonly path: string
  /** The operationId; null if no operation has this path and method. */
  readonly operationId: string | null
  /** The HTTP status; null if the connection broke before a response. */
  readonly status: number | null
  /** The error code of the response; null for a success. */
  readonly code: string | null
  /** The message and the first ten errors of an error response. */
  readonly problems: readonly string[]
  /** Time from the arrival of the request to `at`, in milliseconds on the sandbox's clock. */
  readonly durationMs: number
  /** The id of the API key that was used; null without a key of the account. */
  readonly keyId: string | null
  /** Requests that the rate limit still allows after this one; null without a limit or a key of the account. */
  readonly rateLimit: RateLimitLeft | null
  /** Whether a fault was injected. */
  readonly isFaulted: boolean
  /** True for the execution of a late request, whose result its sender does not see. */
  readonly isLate?: true
}

/** The last requests and the last transitions, oldest first. */
export interface JournalEntries {
  /** The requests to the API. */
  readonly requests: readonly JournaledRequest[]
  /** The changes of state, such as of the power of a VPS. */
  readonly transitions: readonly Transition[]
}

/**
 * Records requests and transitions. No timer runs when a transition is due, because states are calculated from stored
 * records and the clock. After each write, the journal adds the transitions that had become due before it, calculated
 * from the contract as it was stored until then. It then compares the contract with its former state, and adds the
 * transitions that the write caused.
 */
export interface Journal {
  /** Adds a request and returns its `id`. */
  addRequest(request: Omit<JournaledRequest, 'id'>): number
  /**
   * Adds the transitions that writes have caused. Called after writes that can change a state, with the time of the
   * write.
   */
  noteWrites(now: number): void
  /** Adds the transitions that time has caused until now. */
  noteTime(now: number): void
  /** Calls a function, and returns the transitions that were added during the call. */
  watch(work: () => void): Transition[]
  read(now: number): JournalEntries
  /**
   * Adds the transitions that time has caused until now, and accepts the stored state without adding others. Called
   * after a snapshot was restored.
   */
  takeAsGiven(now: number): void
  /** Removes all entries, and makes the journal start from the stored state without adding transitions. */
  clear(now: number): void
}

/** Creates a journal that begins at a time, which may be in the past. Each entry also becomes an event. */
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
