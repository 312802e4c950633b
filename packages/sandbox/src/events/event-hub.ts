import type { ChunkSource } from '../http/chunk-source.ts'
import { createEventLog, type EventLog } from './event-log.ts'
import { createRounds, type RoundsTime } from './rounds.ts'

/** The events of a sandbox, and the streams that send them to listeners. */
export interface EventHub extends EventLog {
  /** Opens a stream. It begins after the event that a reconnecting browser names, or with a `resync`. */
  open(lastEventId: string | undefined, options: HubOptions): ChunkSource
  /** Ends all streams. */
  close(): void
}

export interface HubOptions {
  /**
   * Adds events for the changes since its last call. Called every second while somebody listens: requests that only read
   * do not find the transitions that time has caused.
   */
  readonly look: () => void
  /** Returns the data of an event that is sent while nothing happens, so that both sides notice a broken connection. */
  readonly heartbeat: () => object
}

const lookMs = 1_000
const heartbeatMs = 15_000

export function createEventHub(time?: RoundsTime): EventHub {
  const rounds = createRounds(time)
  const log = createEventLog(rounds.request)
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let quietMs = 0
  let beat = { number: 0, bytes: new Uint8Array() }

  // A single timer serves all listeners, because each check for changes compares every setting of the sandbox.
  function wait(options: HubOptions): void {
    if (timer !== undefined) return
    const before = log.last()
    timer = setTimeout(() => {
      timer = undefined
      if (rounds.size() === 0) return
      options.look()
      quietMs = log.last() === before ? quietMs + lookMs : 0
      if (quietMs >= heartbeatMs) sendBeat(options)
      wait(options)
    }, lookMs)
  }

  function sendBeat({ heartbeat }: HubOptions): void {
    quietMs = 0
    const text = `event: clock\ndata: ${JSON.stringify(heartbeat())}\n\n`
    beat = { number: beat.number + 1, bytes: new TextEncoder().encode(text) }
    rounds.request()
  }

  return {
    ...log,
    open(lastEventId = '', options) {
      let position = log.parseId(lastEventId) ?? Number.NaN
      let seenBeat = beat.number
      return {
        take() {
          if (isClosed) return null
          const chunk = log.read(position)
          if (chunk === undefined && seenBeat === beat.number) return undefined
          seenBeat = beat.number
          position = chunk?.last ?? position
          return chunk?.bytes ?? beat.bytes
        },
        onNext(listener) {
          wait(options)
          return rounds.onNext(listener)
        },
      }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      rounds.close()
    },
  }
}
