import type { Answer } from './api.ts'
import { createOperationFinder } from './find-operation.ts'
import type { Outgoing, ParseAnswer } from './transport/call.ts'

/**
 * What this needs of the client. It imports nothing that the client has too, so that a bundler makes one file of
 * this and one of the client, and none of what both have.
 */
export interface FetchParts {
  readonly baseUrl: string
  readonly carry: (
    operation: string,
    request: Outgoing,
    signal: AbortSignal | null | undefined,
    parse: ParseAnswer,
  ) => Promise<Answer<unknown>>
  readonly parseSuccess: ParseAnswer
  readonly errorStatus: (error: unknown) => number
  readonly refuse: (problem: string) => Error
}

/** The transport in the form of `fetch`; `Client.fetch` tells what it does. */
export function createFetch({
  baseUrl,
  carry,
  parseSuccess,
  errorStatus,
  refuse,
}: FetchParts): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  const findOperation = createOperationFinder()
  return async (input, init) => {
    const isRequest = typeof input === 'object' && 'url' in input
    const address = isRequest ? input.url : input.toString()
    const url = parseAddress(address, baseUrl)
    if (url === undefined) {
      throw refuse(`is no address of this API: give one that begins with ${baseUrl}/`)
    }
    const given = new Request(isRequest ? input : url, init)
    const { method } = given
    const headers = Object.fromEntries(given.headers)
    const body = (await given.text()) || undefined
    const { operation, isKnown } = findOperation(method, url.slice(baseUrl.length))
    // The given signal itself, because that of a `Request` is collected as garbage with it.
    const signal = isRequest && init?.signal === undefined ? input.signal : init?.signal

    let last: Response | undefined
    const parse: ParseAnswer = (response, text) => {
      last = toUnread(response, text)
      const isSuccess = isKnown ? parseSuccess(response, text) : response.ok
      return isSuccess ? { data: last, response } : undefined
    }
    try {
      return (await carry(operation, { method, url, headers, body }, signal, parse)).data as Response
    } catch (error) {
      const status = errorStatus(error)
      if (status >= 400 && status === last?.status) return last
      throw error
    }
  }
}

/** The full address; `undefined` for one that is not the API's, which would take the key to somebody else. */
function parseAddress(text: string, baseUrl: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(text)
  const url = URL.parse(isPath ? baseUrl + text : text, `${baseUrl}/`)?.href
  return url?.startsWith(`${baseUrl}/`) ? url : undefined
}

/** An answer whose body has been read, to be read again. */
function toUnread(response: Response, text: string): Response | undefined {
  if (response.status < 200 || response.status > 599) return undefined
  // As bytes, because a text would be given a Content-Type.
  return new Response(text ? new TextEncoder().encode(text) : null, response)
}
