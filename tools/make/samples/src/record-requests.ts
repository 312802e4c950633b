import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import type { OperationId } from './sample-calls.ts'

/** A request that a sample sends. */
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

/** A request that has to be sent before a sample, and the time to advance the clock after it, in milliseconds. */
export interface PreparedRequest {
  readonly method: string
  /** Path and query, encoded. */
  readonly target: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly passedMs: number
}

interface Recorded extends SentRequest {
  readonly at: number
}

/** Wraps a `fetch` so that requests are recorded with the times at which they leave. */
export function recordRequests(
  fetch: (request: Request) => Promise<Response>,
  now: () => number,
): { fetch: typeof fetch; requests: readonly Recorded[] } {
  const requests: Recorded[] = []
  return {
    requests,
    async fetch(request) {
      const { method, url, headers } = request
      const { pathname, search } = new URL(url)
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const at = now()
      const response = await fetch(request)
      const hasResponse = response.status === 200
      const idempotencyKey = headers.get('Idempotency-Key')
      const target = pathname + search
      requests.push({
        method,
        target,
        body,
        ...(idempotencyKey !== null && { idempotencyKey }),
        hasResponse,
        at,
      })
      return response
    },
  }
}

/** Returns the first request to an operation. For an order, that is the order itself and not the dry run before it. */
export function findRequest(requests: readonly Recorded[], id: OperationId): SentRequest | undefined {
  const { method, path } = table.find(({ operationId }) => operationId === id)!
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
  const found = requests.find(
    (request) => request.method === method && pattern.test(request.target) && !isDryRun(request),
  )
  if (found === undefined) return undefined
  const { at: _, ...sent } = found
  return sent
}

/** Returns the requests that change an account: no reads and no dry runs. */
export function toPreparation(requests: readonly Recorded[], endedAt: number): PreparedRequest[] {
  const changing = requests.filter((request) => request.method !== 'GET' && !isDryRun(request))
  return changing.map(({ method, target, body, idempotencyKey, at }, index) => ({
    method,
    target,
    ...(body !== undefined && { body }),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    passedMs: (changing[index + 1]?.at ?? endedAt) - at,
  }))
}

function isDryRun({ body }: SentRequest): boolean {
  return (body as { readonly dry_run?: boolean } | undefined)?.dry_run === true
}
