import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/**
 * Types of events. `request`: a request was added to the journal. `transition`: a state changed. `change`: something
 * else changed, such as the balance or a fault. `resync`: events were missed, so everything has to be read again.
 */
export type EventType = 'request' | 'transition' | 'change' | 'resync'

/** Several events, encoded as server-sent events. All listeners get the same bytes. */
export interface EventChunk {
  /** The number of the last event in this chunk. */
  readonly last: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * The latest events of the sandbox. All listeners read from this log, and each only remembers its position: a slow
 * listener takes no memory, and misses events only if more happen than the log keeps.
 */
export interface EventLog {
  append(type: EventType, data?: object): void
  /** Returns the number of the last event; 0 before the first one. */
  last(): number
  /**
   * Returns the events that follow the event with a number, oldest first, at most 100; `undefined` if there are none.
   * If some of them are no longer kept, the result is a `resync`.
   */
  read(after: number): EventChunk | undefined
  /** Parses the number of an event of this log; returns `undefined` for an event of another sandbox. */
  parseId(id: string): number | undefined
}

/** Number of events that the log keeps. */
export const mostEvents = 1_000

// Largest number of events that a listener gets at a time. A listener that is far behind gets its events in several
// parts.
const mostAtOnce = 100

interface LoggedEvent {
  readonly number: number
  readonly type: EventType
  readonly data: object
}

/** Creates the log. `onAppend` is called for every new event. */
export function createEventLog(onAppend: () => void = () => {}): EventLog {
  const name = bytesToHex(randomBytes(4))
  const encoder = new TextEncoder()
  const events: LoggedEvent[] = []
  let last = 0
  // The encoded events that were read last. Listeners that keep up read the same events one after the other, so these
  // are encoded only once.
  let read: (EventChunk & { readonly after: number }) | undefined

  function toChunk(after: number, chosen: readonly LoggedEvent[]): EventChunk {
    const texts = chosen.map(
      ({ number, type, data }) => `id: ${name}-${number}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    read = { after, last: chosen.at(-1)!.number, bytes: encoder.encode(texts.join('')) }
    return read
  }

  return {
    append(type, data = {}) {
      last += 1
      events.push({ number: last, type, data })
      if (events.length > mostEvents) events.shift()
      onAppend()
    },
    last: () => last,
    read(after) {
      const missing = last - after
      if (missing === 0) return undefined
      const isKept = missing > 0 && missing <= events.length
      const end = isKept ? Math.min(last, after + mostAtOnce) : last
      if (read !== undefined && Object.is(read.after, after) && read.last === end) return read
      if (!isKept) return toChunk(after, [{ number: last, type: 'resync', data: {} }])
      const start = events.length - missing
      return toChunk(after, events.slice(start, start + mostAtOnce))
    },
    parseId(id) {
      const [, ofLog, number] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(id) ?? []
      return ofLog === name ? Number(number) : undefined
    },
  }
}
