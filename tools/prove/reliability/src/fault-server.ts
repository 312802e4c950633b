import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One attempt of a client as it was on the wire. */
export interface SeenAttempt {
  /** When its headers arrived, on the server's clock. */
  readonly at: number
  readonly method: string
  /** The target as it was sent, still encoded. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** How many attempts were waiting for their response at that moment, this one included. */
  readonly underway: number
  /** What has been read of its body. */
  body: string
}

/** An attempt that wants a reply. */
export interface Exchange {
  readonly attempt: SeenAttempt
  readonly response: ServerResponse
  /** Reads the request to its end; again it is there already. */
  receive(): Promise<void>
  /** Sends a response and its end. */
  send(status: number, headers: Readonly<Record<string, string>>, body: string): void
}

/** What happens to one attempt; `replies.ts` has the kinds. */
export type Reply = (exchange: Exchange) => void | Promise<void>

/** A server that does what it is told, and remembers what it saw. */
export interface FaultServer {
  readonly url: string
  /** The attempts since the last script, in the order of their arrival. */
  readonly seen: readonly SeenAttempt[]
  /** Replies to the next attempts in this order; the last reply is given to all that follow. */
  script(...replies: readonly [Reply, ...Reply[]]): void
  close(): void
}

/** Starts a server on a free loopback port. It does not keep its process alive. */
export async function createFaultServer(now: () => number = () => performance.now()): Promise<FaultServer> {
  let seen: SeenAttempt[] = []
  let replies: readonly Reply[] = []
  let underway = 0

  const server = createServer((request, response) => {
    underway += 1
    // The count falls before the client can have the response, or its next attempt would come too early.
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
