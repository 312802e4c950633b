import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An attempt of a client as the server received it. */
export interface SeenAttempt {
  /** Arrival of its headers, on the server's clock. */
  readonly at: number
  readonly method: string
  /** Target as it was sent, still encoded. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Number of attempts that were waiting for their response at that moment, including this one. */
  readonly underway: number
  /** The part of the request body that has been read. */
  body: string
}

/** An attempt that waits for a reply. */
export interface Exchange {
  readonly attempt: SeenAttempt
  readonly response: ServerResponse
  /** Reads the request body to its end. Does nothing the second time. */
  receive(): Promise<void>
  /** Sends a complete response. */
  send(status: number, headers: Readonly<Record<string, string>>, body: string): void
}

/** Handling of one attempt; `replies.ts` has the kinds. */
export type Reply = (exchange: Exchange) => void | Promise<void>

/** A server that gives scripted replies, and records the attempts. */
export interface FaultServer {
  readonly url: string
  /** Attempts since the last script, in the order of their arrival. */
  readonly seen: readonly SeenAttempt[]
  /** Sets the replies to the next attempts; further attempts get the last one. */
  script(...replies: readonly [Reply, ...Reply[]]): void
  close(): void
}

/** Starts a server on a free loopback port. The server does not keep its process alive. */
export async function createFaultServer(now: () => number = () => performance.now()): Promise<FaultServer> {
  let seen: SeenAttempt[] = []
  let replies: readonly Reply[] = []
  let underway = 0

  const server = createServer((request, response) => {
    underway += 1
    // The count falls before the response leaves: the client's next attempt may arrive right after it.
    let left = false
    const leave = (): void => {
      if (!left) underway -= 1
      left = true
    }
    response.once('close', leave)
    const attempt = toAttempt(request, now(), underway)
    const reply = replies[Math.min(seen.length, replies.length - 1)]
    seen.push(attempt)
    const exchange = toExchange(request, response, attempt, leave)
    Promise.resolve(reply?.(exchange)).catch(() => response.destroy())
  })
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen() {
      return seen
    },
    script(...next) {
      seen = []
      replies = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toAttempt(
  { method = '', url = '', headers }: IncomingMessage,
  at: number,
  underway: number,
): SeenAttempt {
  return { at, method, path: url, headers, underway, body: '' }
}

function toExchange(
  request: IncomingMessage,
  response: ServerResponse,
  attempt: SeenAttempt,
  leave: () => void,
): Exchange {
  let received: Promise<void> | undefined
  const receive = async (): Promise<void> => {
    for await (const chunk of request.setEncoding('utf8')) attempt.body += chunk
  }
  return {
    attempt,
    response,
    receive: () => (received ??= receive()),
    send(status, headers, body) {
      leave()
      response.writeHead(status, headers).end(body)
    },
  }
}
