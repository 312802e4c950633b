import type { ServerResponse } from 'node:http'
import type { StreamReply } from '../http/answer.ts'

/** For how long a connection may take nothing before it is closed. A browser connects again, and goes on or resyncs. */
export const mostStalledMs = 10_000

/**
 * Writes events to a connection as they come. Nothing is written to one that is behind, so each holds at most one part
 * of the events. Resolves when the connection has ended.
 */
export function sendEvents(
  outgoing: ServerResponse,
  { status, headers, stream }: StreamReply,
): Promise<void> {
  const { source } = stream
  return new Promise((resolve) => {
    let ignore: (() => void) | undefined
    let stalled: ReturnType<typeof setTimeout> | undefined

    function write(): void {
      for (let chunk = source.take(); chunk !== undefined; chunk = source.take()) {
        if (chunk === null) return void outgoing.end()
        if (outgoing.write(chunk)) continue
        stalled = setTimeout(() => outgoing.destroy(), mostStalledMs)
        return
      }
      ignore = source.onNext(write)
    }

    outgoing
      .on('drain', () => {
        clearTimeout(stalled)
        write()
      })
      .once('close', () => {
        clearTimeout(stalled)
        ignore?.()
        resolve()
      })
    outgoing.writeHead(status, headers)
    outgoing.flushHeaders()
    write()
  })
}
