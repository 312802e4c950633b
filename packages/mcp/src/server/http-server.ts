// The published types of the HTTP server are in a file of their own: the types in `serve-http.ts` need those of a
// bundled library, which users of the package do not have.

/** How the server is reached over HTTP. */
export interface HttpOptions {
  /** The port on loopback; 0 for any that is free. */
  readonly port: number
  /** The token that each request carries. */
  readonly token: string
  /** The origins of web pages that may call it. @default none */
  readonly origins?: readonly string[]
  /** Called with failures of the transport and of the server's own code. */
  readonly onError: (error: unknown) => void
}

/** A server that listens. */
export interface HttpServer {
  /** The address for clients, on loopback. */
  readonly url: string
  /** Ends all connections and frees the port. */
  close(): Promise<void>
}
