import type { Clock } from '@hostwright/sandbox'

/** A request that has to be sent before a sample, and how long the clock goes on after it, in milliseconds. */
export interface PreparedRequest {
  readonly method: string
  /** Path and query, encoded. */
  readonly target: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly passedMs: number
}

type Fetch = (request: Request) => Promise<Response>

/** A `fetch` that writes down what changes an account: no reads, and no dry runs. */
export function recordPreparation(
  fetch: Fetch,
  { now }: Pick<Clock, 'now'>,
): { fetch: Fetch; end: () => readonly PreparedRequest[] } {
  const sent: (Omit<PreparedRequest, 'passedMs'> & { readonly at: number })[] = []
  return {
    async fetch(request) {
      const { method, url, headers } = request
      const text = await request.clone().text()
      const body = text === '' ? undefined : (JSON.parse(text) as { dry_run?: boolean })
      if (method !== 'GET' && body?.dry_run !== true) {
        const { pathname, search } = new URL(url)
        const key = headers.get('Idempotency-Key')
        sent.push({
          method,
          target: pathname + search,
          ...(body !== undefined && { body }),
          ...(key !== null && { headers: { 'Idempotency-Key': key } }),
          at: now(),
        })
      }
      return fetch(request)
    },
    end: () =>
      sent.map(({ at, ...request }, index) => ({
        ...request,
        passedMs: (sent[index + 1]?.at ?? now()) - at,
      })),
  }
}
