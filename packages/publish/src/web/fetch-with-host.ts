import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

/**
 * Sends a GET with the `Host` of the request. The `fetch` of Node takes this header and sends the host of the URL
 * instead, so it cannot ask one server for the site of a domain.
 */
export async function fetchWithHost(request: Request): Promise<Response> {
  const { url, signal } = request
  const headers = Object.fromEntries(request.headers)
  const get = url.startsWith('https:') ? getHttps : getHttp
  // The certificate has to be that of the domain.
  const options = { headers, signal, servername: headers['host'], agent: false } as const
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
  const { statusCode: status = 0 } = message
  const { location } = message.headers
  const bytes = await buffer(message)
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? new Uint8Array(bytes) : null, {
    status,
    headers: location === undefined ? {} : { location },
  })
}
