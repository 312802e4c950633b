// The published types of the HTTP server are in a file of their own: the types in `serve-http.ts` need those of a
// bundled library, which users of the package do not have.

/** Options of the server over HTTP. */
export interface HttpOptions {
  /** Port on loopback; 0 for any free port. */
  readonly port: number
  /** Token that each request must have in its `Authorization` header. */
  readonly token: string
  /** Origins of the web pages that may send requests to the server. @default none */
  readonly origins?: readonly string[]
  /** Called with failures of connections and of the server's own code. */
  readonly onError: (error: unknown) => void
}

/** A server that listens for HTTP requests. */
export interface HttpServer {
  /** URL of the server for clients, on loopback. */
  readonly url: string
  /** Ends all connections and frees the port. */
  close(): Promise<void>
}
