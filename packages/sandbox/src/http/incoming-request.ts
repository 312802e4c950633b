import { readStream } from './read-stream.ts'

/** A request as the sandbox reads it: in process it is made of a `Request`, and over a port of what Node has read. */
export interface IncomingRequest {
  /** In upper case. */
  readonly method: string
  /** The path of its address, in the form that a URL has. */
  readonly pathname: string
  /** The query of its address with the question mark, or nothing. */
  readonly search: string
  /** The name and the port that it was sent to. */
  readonly host: string
  /** The address it came from. */
  readonly address: string
  /** Aborts when the sender gives up. */
  readonly signal: AbortSignal
  /** Whether it was aborted; creating the signal of a request over a port takes longer. */
  throwIfAborted(): void
  /** A header by its name in lower case; null where there is none. */
  header(name: string): string | null
  /** Reads the body as text. Rejects if it is longer than `most`. */
  readText(mostBytes: number): Promise<string>
}

/** A `Request`, as if it came from an address. In process there is no `Host`; there the address of the request tells it. */
export function fromRequest(request: Request, address: string): IncomingRequest {
  const { method, headers, signal } = request
  const { pathname, search, host } = new URL(request.url)
  return {
    method,
    pathname,
    search,
    host: headers.get('host') ?? host,
    address,
    signal,
    throwIfAborted: () => signal.throwIfAborted(),
    header: (name) => headers.get(name),
    // Over HTTP a body is no longer than it says; only one in chunks does not say.
    readText: async (mostBytes) =>
      headers.has('transfer-encoding') ? readStream(request.body, mostBytes) : request.text(),
  }
}
