import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/**
 * request: a request got its response. transition: a state changed. change: something else did, such as the balance or
 * a fault. resync: everything may be different, so that it has to be read again.
 */
export type EventType = 'request' | 'transition' | 'change' | 'resync'

/** Some events as server-sent events. The bytes are the same for everybody who reads them. */
export interface EventChunk {
  /** The number of its last event. */
  readonly last: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * The events of the sandbox, of which listeners get the latest. They are the queue of all listeners, each of
 * which only remembers its position: a slow reader takes no memory, and misses events only if more happen
 * than are kept.
 */
export interface EventLog {
  append(type: EventType, data?: object): void
  /** The number of the last event; 0 if there was none yet. */
  last(): number
  /**
   * Returns the events after an event, oldest first, at most 100; `undefined` if there are none. It is a
   * `resync` if some of them are no longer kept.
   */
  read(after: number): EventChunk | undefined
  /** The number of an event of this log; `undefined` for any other, such as one of a sandbox that has ended. */
  parseId(id: string): number | undefined
}

/** How many events are kept. */
export const mostEvents = 1_000

// A reader that is far behind gets its events in parts.
const mostAtOnce = 100

interface LoggedEvent {
  readonly number: number
  readonly type: EventType
  readonly data: object
}

/** Calls back with every event. */
export function createEventLog(onAppend: () => void = () => {}): EventLog {
  const name = bytesToHex(randomBytes(4))
  const encoder = new TextEncoder()
  const events: LoggedEvent[] = []
  let last = 0
  // Readers that keep up request the same events, one after another.
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
