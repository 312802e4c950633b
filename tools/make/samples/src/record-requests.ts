import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OperationId } from './sample-calls.ts'

/** A request as the programs of a sample send it. */
export interface SentRequest {
  readonly method: string
  /** Path and query, encoded. */
  readonly target: string
  readonly body: unknown
  /** The Idempotency-Key of an order. */
  readonly idempotencyKey?: string
  /** Whether the response has a body. */
  readonly hasResponse: boolean
}

interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
}

const table = createRequire(import.meta.url).resolve('@hostwright/openapi/operations.json')
const operations = JSON.parse(readFileSync(table, 'utf8')) as readonly Operation[]

/** A `fetch` that writes down the requests to one operation. */
export function recordRequests(
  fetch: (request: Request) => Promise<Response>,
  id: OperationId,
): { fetch: (request: Request) => Promise<Response>; requests: readonly SentRequest[] } {
  const { method, path } = operations.find(({ operationId }) => operationId === id)!
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const requests: SentRequest[] = []
  return {
    requests,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const response = await fetch(request)
      if (request.method === method && pattern.test(pathname)) {
        const body: unknown = text === '' ? undefined : JSON.parse(text)
        const idempotencyKey = request.headers.get('Idempotency-Key')
        requests.push({
          method,
          target: pathname + search,
          body,
          ...(idempotencyKey !== null && { idempotencyKey }),
          hasResponse: response.status === 200,
        })
      }
      return response
    },
  }
}
