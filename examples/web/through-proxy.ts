// A `fetch` that sends the requests of one client through a proxy, with the library undici.
import type { Fetch } from '@hostwright/common'
import { fetch, ProxyAgent } from 'undici'

/** Creates a `fetch` over a proxy, such as `http://127.0.0.1:3128`. */
export function throughProxy(proxy: string): Fetch {
  const dispatcher = new ProxyAgent(proxy)
  return async (request) => {
    const { url, method, headers, signal } = request
    const response = await fetch(url, {
      dispatcher,
      method,
      headers: Object.fromEntries(headers),
      body: (await request.text()) || null,
      redirect: 'manual',
      signal,
    })
    // The library has a type of its own for the same class.
    return response as unknown as Response
  }
}
