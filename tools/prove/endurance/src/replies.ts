import type { ServerResponse } from 'node:http'

/** Responses of the server, by the last but one segment of the path, which takes the place of a VPS's uuid. */
export const replies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  ok: (response) => json(response, 200, { status: 'running' }),
  missing: (response) => json(response, 404, toError('VPS_NOT_FOUND')),
  failing: (response) => json(response, 500, toError('INTERNAL_ERROR')),
  html: (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
  reset: (response) => void response.destroy(),
  truncated: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"status":', () => response.destroy())
  },
  /** Sends no response. */
  silent() {},
  /** Stops in the middle of the response body and keeps the connection open. */
  stalled(response) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"status":')
  },
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function toError(code: string): object {
  return { error: { code, message: 'So it is.', errors: [] } }
}
