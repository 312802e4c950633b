/** What came back for each request, as the client saw it. */
export interface Seen {
  readonly line: string
  readonly status: number
  /** What Prism found wrong with the request or the response; `null` when nothing, or when there is no Prism. */
  readonly violations: string | null
}

type Fetch = (request: Request) => Promise<Response>

/** The same fetch; what it sees is added to `seen`. */
export function watch(fetch: Fetch, seen: Seen[]): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const response = await fetch(request)
    const { status, headers } = response
    seen.push({ line: `${request.method} ${pathname}`, status, violations: headers.get('sl-violations') })
    return response
  }
}
