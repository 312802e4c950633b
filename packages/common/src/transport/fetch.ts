/** What carries a request to the API: the platform's `fetch`, the sandbox's, or a test's. */
export type Fetch = (request: Request) => Promise<Response>

/** One behaviour of the transport, put around the rest of it. */
export type Layer = (next: Fetch) => Fetch
