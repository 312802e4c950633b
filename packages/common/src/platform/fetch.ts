/** Sends a request and returns its response: the global `fetch`, the `fetch` of a sandbox, or a test's. */
export type Fetch = (request: Request) => Promise<Response>
