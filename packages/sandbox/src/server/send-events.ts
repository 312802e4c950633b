import type { ServerResponse } from 'node:http'
import type { StreamReply } from '../http/answer.ts'

/**
 * Time after which a connection that accepts no data is closed, in milliseconds. The browser then reconnects and
 * continues.
 */
export const mostStalledMs = 10_000

/**
 * Writes events to a connection. A connection that is behind gets no further events, so it holds at most one part of
 * them in memory. Resolves when the connection has ended.
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
