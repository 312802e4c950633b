import { ConfigError, type Fetch } from '@hostwright/common'

/**
 * Wraps a `fetch` so that it sends only reads and ordinary writes. Any other request is rejected, even if the code of a
 * tool has a bug.
 */
export function guardFetch(send: Fetch, isOrdinary: (request: Request) => Promise<boolean>): Fetch {
  const guarded: Fetch = async (request) => {
    if (request.method === 'GET' || (await isOrdinary(request))) return send(request)
    throw new ConfigError(
      'apply',
      `would send ${request.method} ${new URL(request.url).pathname}, which only a person applies: nothing was sent for it`,
    )
  }
  return Object.assign(guarded, { isPlain: send.isPlain })
}
