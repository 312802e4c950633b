/** Sends a request to the API: the global `fetch`, that of a sandbox, or a test's. */
export type Fetch = (request: Request) => Promise<Response>
