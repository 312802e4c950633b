/** Second argument of the `Request` that openapi-fetch creates. */
interface RequestInit {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | undefined
}

/**
 * A request of openapi-fetch as plain data. Its option `Request` takes any class, and the platform's costs more time than
 * the rest of a call.
 */
export class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined

  constructor(url: string, { method, headers, body }: RequestInit) {
    this.url = url
    this.method = method
    this.headers = headers
    this.body = body
  }
}
