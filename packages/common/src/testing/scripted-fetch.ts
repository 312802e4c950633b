import type { Fetch } from '../platform/fetch.ts'

/** One scripted reply: a response, or a failure of the connection. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>)

/** A `fetch` that returns given replies one after the other and keeps the requests. */
export interface ScriptedFetch {
  readonly fetch: Fetch
  /** The requests that were sent, with their bodies unread. */
  readonly requests: Request[]
}

/** Creates a `fetch` that returns these replies one after the other. A further request fails the test. */
export function createScriptedFetch(...replies: readonly Reply[]): ScriptedFetch {
  const requests: Request[] = []
  return {
    requests,
    async fetch(request) {
      const reply = replies[requests.length]
      requests.push(request.clone())
      if (reply === undefined)
        throw new Error(`Request ${requests.length} was not expected: ${request.method} ${request.url}`)
      if (reply instanceof Error) throw reply
      return typeof reply === 'function' ? await reply(request) : reply
    },
  }
}

/** Creates a JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** Creates an error response of the API with a code. */
export function rejection(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json({ error: { code, message: 'No.' } }, status, headers)
}
