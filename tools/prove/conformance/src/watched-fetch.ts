/** A response as the client received it. */
export interface Seen {
  readonly line: string
  readonly status: number
  /** Prism's violations of the request or the response; `null` if there are none, or without Prism. */
  readonly violations: string | null
}

type Fetch = (request: Request) => Promise<Response>

/** Wraps a `fetch` so that its responses are added to `seen`. */
export function watch(fetch: Fetch, seen: Seen[]): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const response = await fetch(request)
    const { status, headers } = response
    seen.push({ line: `${request.method} ${pathname}`, status, violations: headers.get('sl-violations') })
    return response
  }
}
