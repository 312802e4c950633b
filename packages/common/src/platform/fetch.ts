/** What carries a request to the API: the platform's `fetch`, the sandbox's, or a test's. */
export type Fetch = (request: Request) => Promise<Response>
