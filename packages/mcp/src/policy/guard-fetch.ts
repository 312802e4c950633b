import { ConfigError, type Fetch } from '@hostwright/common'

/** Wraps a `fetch` so that nothing leaves but reads and ordinary writes, whatever the code above it does. */
export function guardFetch(send: Fetch, isOrdinary: (request: Request) => Promise<boolean>): Fetch {
  return async (request) => {
    if (request.method === 'GET' || (await isOrdinary(request))) return send(request)
    throw new ConfigError(
      'apply',
      `would send ${request.method} ${new URL(request.url).pathname}, which only a person applies: nothing was sent for it`,
    )
  }
}
