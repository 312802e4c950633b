/** Connection on which an order is sent, and what the server does with it. */
export interface Situation {
  readonly protocol: 'http/1.1' | 'http/1.1 over TLS' | 'h2'
  /** Whether the order is sent on the connection of the dry run (`kept`) or on a new one (`fresh`). */
  readonly connection: 'kept' | 'fresh'
  /** Whether the API executes the order if it arrives. */
  readonly executes: boolean
  /**
   * The server's reaction to the order: it ends the connection (`end`, `reset`), rejects the stream of HTTP/2
   * (`refused-stream`), or does not respond (`vanish`). The others start before the order is sent: new connections are
   * not accepted (`refuse`), get a certificate that is not trusted (`self-signed`), has expired or is of another host, or the
   * host's name is not found (`no-dns`).
   */
  readonly fault:
    | 'end'
    | 'reset'
    | 'refused-stream'
    | 'vanish'
    | 'refuse'
    | 'self-signed'
    | 'expired'
    | 'other-host'
    | 'no-dns'
    | 'length-required'
}

/** An order that was sent in a situation. */
export interface WireResult {
  readonly situation: Situation
  /** Name of the function that sent the requests; `fetch` is the runtime's own. */
  readonly sender: string
  /** POSTs of the order that the server has read. */
  readonly posts: number
  /** Protocols of these POSTs, such as `2.0`. */
  readonly versions: readonly string[]
  /** Name of the error of `place`; null if it returned a contract. */
  readonly error: string | null
  /** Whether the error says that the order was not sent. */
  readonly isProven: boolean
  readonly message: string
  /**
   * Milliseconds after which the same quote was placed when the server could be reached again; null if the order did not
   * have to be repeated, or could not be.
   */
  readonly placedAgainMs: number | null
}
