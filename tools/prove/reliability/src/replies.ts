import type { Exchange, Reply } from './fault-server.ts'

type Headers = Readonly<Record<string, string>>

const inJson = { 'Content-Type': 'application/json' }

/** Something that happens when the request has been read. */
function afterReading(act: Reply): Reply {
  return async (exchange) => {
    await exchange.receive()
    await act(exchange)
  }
}

/** A response in JSON. */
export function json(status: number, body: unknown, headers: Headers = {}): Reply {
  return afterReading(({ send }) => send(status, { ...inJson, ...headers }, JSON.stringify(body)))
}

/** A success with which every client here is content, though it looks for another property in it. */
export function fine(headers: Headers = {}): Reply {
  return json(200, { object: 'list', data: [], success: true, result: {}, servers: [], memo: '' }, headers)
}

/** An error in the API's form. */
export function rejection(status: number, code: string, headers: Headers = {}): Reply {
  return json(status, { success: false, errors: [], error: { code, message: 'No.' } }, headers)
}

/** A 429 that asks for a pause. */
export function tooMany(retryAfterSeconds: number): Reply {
  return rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': String(retryAfterSeconds) })
}

/** A success without a body, as for an operation that goes on. */
export function accepted(location: string): Reply {
  return afterReading(({ send }) => send(202, { Location: location }, ''))
}

/** The way to another address. */
export function redirect(status: number, to: string): Reply {
  return afterReading(({ send }) => send(status, { Location: to }, ''))
}

/** A page of a proxy where JSON was due. */
export function html(status: number, page: string): Reply {
  return afterReading(({ send }) => send(status, { 'Content-Type': 'text/html' }, page))
}

/** A response that repeats what was sent, as a careless service does: the key, and the body. */
export function echo(status: number, contentType: string, wrap: (sent: string) => string): Reply {
  return afterReading(({ attempt, send }) => {
    send(status, { 'Content-Type': contentType }, wrap(`${attempt.headers.authorization} ${attempt.body}`))
  })
}

/** JSON that ends in its middle, with the length that it has. */
export const truncatedJson: Reply = afterReading(({ send }) => send(200, inJson, '{"servers":[{"uuid":'))

/** The connection breaks before the request has been read. */
export const resetUnread: Reply = ({ response }) => void response.socket?.resetAndDestroy()

/** The request has been read, and may have been executed; the connection breaks instead of a response. */
export const reset: Reply = afterReading(resetUnread)

/** The connection breaks in the middle of the response body. */
export const resetInBody: Reply = afterReading(async (exchange) => {
  await beginBody(exchange)
  exchange.response.socket?.resetAndDestroy()
})

/** No response arrives, and the connection stays. */
export const stall: Reply = afterReading(() => {})

/** The response headers and half of its body come, and then nothing more. */
export const stallInBody: Reply = afterReading(beginBody)

/** The same reply, so many milliseconds of real time later. */
export function late(ms: number, reply: Reply): Reply {
  return async (exchange) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await reply(exchange)
  }
}

function beginBody({ response }: Exchange): Promise<void> {
  response.writeHead(200, { ...inJson, 'Content-Length': '1000' })
  return new Promise((resolve) => response.write('{"servers":[', () => resolve()))
}
