import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Exchange, Reply } from './fault-server.ts'

type Headers = Readonly<Record<string, string>>

const inJson = { 'Content-Type': 'application/json' }

/** Delays a reply until the request has been read. */
function afterReading(act: Reply): Reply {
  return async (exchange) => {
    await exchange.receive()
    await act(exchange)
  }
}

/** Responds with JSON. */
export function json(status: number, body: unknown, headers: Headers = {}): Reply {
  return afterReading(({ send }) => send(status, { ...inJson, ...headers }, JSON.stringify(body)))
}

/** Responds with a success that every client here accepts, although each looks for another property in it. */
export function fine(headers: Headers = {}): Reply {
  return json(200, { object: 'list', data: [], success: true, result: {}, servers: [], memo: '' }, headers)
}

/** Responds with an error in the API's form. */
export function rejection(status: number, code: string, headers: Headers = {}): Reply {
  return json(status, { success: false, errors: [], error: { code, message: 'No.' } }, headers)
}

/** Responds with a 429 that asks for a pause. */
export function tooMany(retryAfterSeconds: number): Reply {
  return rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': String(retryAfterSeconds) })
}

/** Responds with a success without a body, as for an operation in progress. */
export function accepted(location: string): Reply {
  return afterReading(({ send }) => send(202, { Location: location }, ''))
}

/** Redirects to another address. */
export function redirect(status: number, to: string): Reply {
  return afterReading(({ send }) => send(status, { Location: to }, ''))
}

/** Responds with a proxy's page instead of JSON. */
export function html(status: number, page: string): Reply {
  return afterReading(({ send }) => send(status, { 'Content-Type': 'text/html' }, page))
}

/** Responds with the key and the body that were sent, as a careless service does. */
export function echo(status: number, contentType: string, wrap: (sent: string) => string): Reply {
  return afterReading(({ attempt, send }) => {
    send(status, { 'Content-Type': contentType }, wrap(`${attempt.headers.authorization} ${attempt.body}`))
  })
}

/** Sends JSON that ends in its middle, with a Content-Length that fits. */
export const truncatedJson: Reply = afterReading(({ send }) => send(200, inJson, '{"servers":[{"uuid":'))

/** Breaks the connection before the request has been read. */
export const resetUnread: Reply = ({ response }) => void response.socket?.resetAndDestroy()

/** Breaks the connection after the request has been read, and may have been executed. */
export const reset: Reply = afterReading(resetUnread)

/** Breaks the connection in the middle of the response body. */
export const resetInBody: Reply = afterReading(async (exchange) => {
  await beginBody(exchange)
  exchange.response.socket?.resetAndDestroy()
})

/** Sends no response, and keeps the connection. */
export const stall: Reply = afterReading(() => {})

/** Sends the response headers and half of the body, and then nothing more. */
export const stallInBody: Reply = afterReading(beginBody)

/**
 * Delays replies until no request has arrived for a while, so that all calls that a client sends together are in progress
 * together.
 */
export function whenQuiet(reply: Reply): Reply {
  const quietMs = 20
  let arrived = 0
  return async (exchange) => {
    arrived += 1
    for (let known = 0; known < arrived;) {
      known = arrived
      await pause(quietMs)
      // On a busy machine, requests may have come while this process did not run. They are read in the next turns.
      for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    }
    await reply(exchange)
  }
}

function beginBody({ response }: Exchange): Promise<void> {
  response.writeHead(200, { ...inJson, 'Content-Length': '1000' })
  return new Promise((resolve) => response.write('{"servers":[', () => resolve()))
}
