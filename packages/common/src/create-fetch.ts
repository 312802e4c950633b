import type { ClientConfig } from './client-config.ts'
import { toCall, toOutgoing } from './create-api.ts'
import { ConfigError } from './errors/config-error.ts'
import { isHostwrightError } from './errors/hostwright-error.ts'
import { createOperationFinder, type FindOperation } from './find-operation.ts'
import type { ParseAnswer, Send } from './transport/call.ts'
import { parseSuccess } from './transport/send-once.ts'

/** The transport in the form of `fetch`; `Client.fetch` tells what it does. */
export function createFetch(
  config: ClientConfig,
  send: Send,
): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  let findOperation: FindOperation | undefined
  return async (input, init) => {
    const isRequest = typeof input === 'object' && 'url' in input
    const url = parseAddress(isRequest ? input.url : input.toString(), config.baseUrl)
    const given = new Request(isRequest ? input : url, init)
    const headers = Object.fromEntries(given.headers)
    const request = toOutgoing(config, given.method, url, headers, (await given.text()) || undefined)
    findOperation ??= createOperationFinder()
    const { operation, letter } = findOperation(request.method, url.slice(config.baseUrl.length))
    // The given signal itself, because that of a `Request` is collected as garbage with it.
    const signal = isRequest && init?.signal === undefined ? input.signal : init?.signal

    let last: Response | undefined
    const parse: ParseAnswer = (response, text) => {
      last = toUnread(response, text)
      const isSuccess = letter ? parseSuccess(response, text) : response.ok
      return isSuccess ? { data: last, response } : undefined
    }
    try {
      return (await send({ ...toCall(config, operation, request, { signal }), parse })).data as Response
    } catch (error) {
      const { status = 0 } = isHostwrightError(error) ? (error as { status?: number }) : {}
      if (status >= 400 && status === last?.status) return last
      throw error
    }
  }
}

/** The full address; one that is not the API's would take the key to somebody else. */
function parseAddress(text: string, baseUrl: string): string {
  const isPath = /^\/(?![/\\])/.test(text)
  const url = URL.parse(isPath ? baseUrl + text : text, `${baseUrl}/`)?.href
  if (url?.startsWith(`${baseUrl}/`)) return url
  throw new ConfigError('input', `is no address of this API: give one that begins with ${baseUrl}/`)
}

/** An answer whose body has been read, to be read again. */
function toUnread(response: Response, text: string): Response | undefined {
  if (response.status < 200 || response.status > 599) return undefined
  // As bytes, because a text would be given a Content-Type.
  return new Response(text ? new TextEncoder().encode(text) : null, response)
}
