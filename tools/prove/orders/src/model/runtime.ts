/**
 * The runtime of the processes of a world. Deno sends a POST again by itself when the server ends a kept connection
 * after it has read the POST, unless its body is a stream; Node never does. `unrecognized` repeats as Deno does, and
 * nothing tells the SDK so: no random world has it, and it shows that the checks find a repeated POST.
 */
export type RuntimeName = 'Node' | 'Deno' | 'unrecognized'

export interface Runtime {
  /** Whether the runtime sends a request again by itself when its connection ends without a response. */
  repeats(request: Request): boolean
  /** Whether a request is sent without a `Content-Length`, as a stream is. */
  hasNoLength(request: Request): boolean
  /** Restores the globals of this process. */
  restore(): void
}

/** Gives the globals of this process the form that they have in a runtime. */
export function simulateRuntime(name: RuntimeName): Runtime {
  const streams = new WeakSet<Request>()
  const { Request } = globalThis
  /** A request does not show whether it was created with a text or with a stream. */
  class WatchedRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      if (init?.body instanceof ReadableStream) streams.add(this)
    }
  }
  globalThis.Request = WatchedRequest
  if (name === 'Deno') Object.defineProperty(globalThis, 'Deno', { value: {}, configurable: true })
  return {
    repeats: (request) => name !== 'Node' && !streams.has(request),
    hasNoLength: (request) => streams.has(request),
    restore() {
      globalThis.Request = Request
      if (name === 'Deno') delete (globalThis as { Deno?: unknown }).Deno
    },
  }
}
