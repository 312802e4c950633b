/** Sends a request and returns its response: the global `fetch`, the `fetch` of a sandbox, or a test's. */
export interface Fetch {
  (request: Request): Promise<Response>
  /**
   * Whether this function calls the global `fetch` at most once for a request, and rejects with its error unchanged. On
   * Node and Bun, only such a function lets an order that could not be connected be known as not sent. @default false
   */
  readonly isPlain?: boolean | undefined
}
