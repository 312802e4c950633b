import { readStream, tooLong } from './read-stream.ts'

/**
 * A request to the sandbox. It is made from a `Request` in the process, or from a message that Node received on a port.
 */
export interface IncomingRequest {
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path of the URL, normalized as by `URL`. */
  readonly pathname: string
  /** The query with its question mark; empty without a query. */
  readonly search: string
  /** The host name and port that the request was sent to. */
  readonly host: string
  /** The IP address of the sender. */
  readonly address: string
  /** A signal that aborts when the sender gives up. */
  readonly signal: AbortSignal
  /**
   * Throws if the request was aborted. It is faster than `signal`, which takes long to create for a request on a port.
   */
  throwIfAborted(): void
  /** Returns a header by its name in lower case; null if it is missing. */
  header(name: string): string | null
  /** Reads the body as text. Rejects if the body is longer than `mostBytes`. */
  readText(mostBytes: number): Promise<string>
}

/**
 * Converts a `Request`, as if it came from this IP address. In the process there is no `Host` header, so the host is
 * taken from the URL.
 */
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
    // Only a body in chunks (`Transfer-Encoding`) is counted while it is read. Any other body is read whole, because
    // some browsers have no `request.body`: `readBody` has checked the `Content-Length` that a server passes on, and a
    // request that was made in this process has neither header.
    readText: async (mostBytes) =>
      headers.has('transfer-encoding')
        ? readStream(request.body, mostBytes)
        : toText(await request.arrayBuffer(), mostBytes),
  }
}

function toText(bytes: ArrayBuffer, mostBytes: number): string {
  if (bytes.byteLength > mostBytes) throw tooLong(mostBytes)
  return new TextDecoder().decode(bytes)
}
