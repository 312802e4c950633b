import type { EventLog, SandboxEvent } from './event-log.ts'

/** How a stream of events begins, and what it does while nothing happens. */
export interface EventStreamOptions {
  /** Where to go on: the `Last-Event-ID` that a browser sends when it connects again. */
  readonly lastEventId?: string | undefined
  /** Looks for what happened without anybody noting it, as time does; called every second that a reader waits. */
  readonly look: () => void
  /** What is sent while nothing happens, so that both sides notice a broken connection. */
  readonly heartbeat: () => object
}

const lookMs = 1_000
const heartbeatMs = 15_000
// A reader that is far behind gets its events in parts.
const mostAtOnce = 100

/**
 * The events as server-sent events. Nothing is prepared before it is read, so a reader that stalls takes no memory. One
 * that misses something, and one that begins, gets a `resync`. It ends when the log is closed.
 */
export function toEventStream(
  log: EventLog,
  options: EventStreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const leaving = new AbortController()
  const next = createNext(log, options, leaving.signal)
  return new ReadableStream(
    {
      async pull(controller) {
        const text = await next()
        if (leaving.signal.aborted) return
        if (text === undefined) controller.close()
        else controller.enqueue(encoder.encode(text))
      },
      cancel: () => leaving.abort(),
    },
    { highWaterMark: 0 },
  )
}

/** Waits for what is to be sent next; `undefined` at the end. */
function createNext(
  log: EventLog,
  { lastEventId = '', look, heartbeat }: EventStreamOptions,
  left: AbortSignal,
): () => Promise<string | undefined> {
  let position = log.parseId(lastEventId) ?? Number.NaN
  let quietMs = 0
  return async () => {
    while (!left.aborted && !log.isClosed()) {
      const missed = log.after(position)
      if (missed === undefined) {
        position = log.last()
        return toText(log, { number: position, type: 'resync', data: {} })
      }
      if (missed.length > 0) {
        const sent = missed.slice(0, mostAtOnce)
        position += sent.length
        return sent.map((event) => toText(log, event)).join('')
      }
      const isWoken = await waitForNext(log, left)
      quietMs = isWoken ? 0 : quietMs + lookMs
      if (!isWoken) look()
      if (quietMs < heartbeatMs) continue
      quietMs = 0
      return `event: clock\ndata: ${JSON.stringify(heartbeat())}\n\n`
    }
    return undefined
  }
}

/** Whether something happened; otherwise a second has passed. */
function waitForNext(log: EventLog, left: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isWoken: boolean): void => {
      clearTimeout(timer)
      ignore()
      left.removeEventListener('abort', wake)
      resolve(isWoken)
    }
    const wake = (): void => end(true)
    const timer = setTimeout(end, lookMs, false)
    const ignore = log.onNext(wake)
    left.addEventListener('abort', wake)
  })
}

function toText(log: EventLog, { number, type, data }: SandboxEvent): string {
  return `id: ${log.toId(number)}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}
