import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** Something that happened, for those who listen. */
export interface SandboxEvent {
  /** Counts the events from 1. */
  readonly number: number
  readonly type: EventType
  readonly data: object
}

/**
 * request: a request got its response. transition: a state changed. change: something else did, such as the balance or
 * a fault. resync: everything may be different, so that it has to be read again.
 */
export type EventType = 'request' | 'transition' | 'change' | 'resync'

/**
 * The last events. It is the queue of everybody who listens, each of whom only knows how far it has read: so one who
 * reads slowly takes no memory, and misses something only if more happens meanwhile than is kept here.
 */
export interface EventLog {
  append(type: EventType, data?: object): void
  /** The number of the last event; 0 if there was none yet. */
  last(): number
  /** What came after an event, oldest first; `undefined` if that is not all here any more. */
  after(number: number): readonly SandboxEvent[] | undefined
  /** The event as `Last-Event-ID` names it. */
  toId(number: number): string
  /** The number of an event of this log; `undefined` for any other, such as one of a sandbox that has ended. */
  parseId(id: string): number | undefined
  /** Calls back once, when there is another event or the log is closed. Returns what takes that back. */
  onNext(listener: () => void): () => void
  isClosed(): boolean
  /** Nothing more happens: ends what everybody reads. */
  close(): void
}

/** How many events are kept. */
export const mostEvents = 1_000

export function createEventLog(): EventLog {
  const name = bytesToHex(randomBytes(4))
  const events: SandboxEvent[] = []
  let last = 0
  let isClosed = false
  let listeners = new Set<() => void>()

  function wakeAll(): void {
    const woken = listeners
    listeners = new Set()
    for (const wake of woken) wake()
  }

  return {
    append(type, data = {}) {
      last += 1
      events.push({ number: last, type, data })
      if (events.length > mostEvents) events.shift()
      wakeAll()
    },
    last: () => last,
    after(number) {
      const missing = last - number
      return missing >= 0 && missing <= events.length ? events.slice(events.length - missing) : undefined
    },
    toId: (number) => `${name}-${number}`,
    parseId(id) {
      const [, ofLog, number] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(id) ?? []
      return ofLog === name ? Number(number) : undefined
    },
    onNext(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true
      wakeAll()
    },
  }
}
