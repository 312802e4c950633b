import type { Leaving } from '@hostwright/common/ports'

interface Channels {
  subscribe(channel: string, onMessage: (message: Message) => void): void
  unsubscribe(channel: string, onMessage: (message: Message) => void): void
}

/** A message of a channel of Node's `diagnostics_channel`. */
interface Message {
  readonly request?: {
    readonly headers?: readonly string[] | string
    readonly method?: string
    readonly path?: string
    readonly getHeader?: (name: string) => unknown
  }
  readonly error?: unknown
}

/** The parts of the global object that tell the runtimes apart. */
export interface Realm {
  readonly fetch?: Function
  readonly process?: {
    readonly versions?: { readonly undici?: string; readonly bun?: string }
    readonly getBuiltinModule?: (name: 'diagnostics_channel') => Channels
  }
}

// Bun checks certificates before it sends a request, and sends a POST once, so these codes of its own `fetch` mean that
// there was no connection.
const unconnected =
  /^(ECONNREFUSED|ENOTFOUND|CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT|ERR_TLS_CERT_ALTNAME_INVALID)$/

/** A request that is being watched. */
export interface Watched {
  /**
   * Ends the watch, with the error of `fetch`, if it failed. Returns whether it is proven that nothing of the request
   * has left this machine. Only Node and Bun can prove it.
   */
  readonly neverLeft: (error: unknown) => boolean
  /** Whether the request was seen to leave more than once. Only Node shows it. */
  readonly leftAgain: () => boolean
}

/** {@link watchLeaving}, without its parameter for tests. */
export type WatchLeaving = (leaving: Leaving) => Watched | undefined

/** Watches a request from before it is sent. Returns `undefined` where nothing can be seen of it. */
export function watchLeaving(
  leaving: Leaving,
  { process, fetch: ofRealm }: Realm = globalThis as Realm,
): Watched | undefined {
  const { versions, getBuiltinModule } = process ?? {}
  // A `fetch` of the caller's own may send in ways that no runtime reports, and then fail to connect another time.
  const isPlain = !leaving.fetch || leaving.fetch.isPlain === true
  // Only Node states a version of undici, its own `fetch`.
  if (versions?.undici && getBuiltinModule)
    return watchUndici(getBuiltinModule('diagnostics_channel'), leaving, isPlain)
  if (!versions?.bun || !isPlain || !isOfBun(ofRealm)) return undefined
  return { neverLeft: isUnconnected, leftAgain: () => false }
}

/** Whether an error of Bun's `fetch` means that there was no connection. */
function isUnconnected(error: unknown): boolean {
  return unconnected.test(String((error as { readonly code?: unknown } | undefined)?.code))
}

/**
 * On Node, the proof is that undici created one request for the call, wrote nothing of it, and ended it with the error
 * of a failed connection. An error alone proves nothing: a `fetch` that sends twice, or an agent that retries, can end
 * with `ECONNREFUSED` after the API has executed the order.
 */
function watchUndici(
  channels: Channels,
  { url, init: { method, headers } }: Leaving,
  isPlain: boolean,
): Watched {
  const key = (headers as Readonly<Record<string, string>>)['idempotency-key']
  const created = new Set<unknown>()
  const sent = new Set<unknown>()
  const failures = new Set<unknown>()
  let end: unknown
  const noteSent = ({ request }: Message): void => {
    if (created.has(request)) sent.add(request)
  }
  const handlers: Readonly<Record<string, (message: Message) => void>> = {
    'undici:request:create'({ request }) {
      // A dry run has no key.
      const isOurs = key
        ? request?.headers?.includes(key)
        : request?.method === method && url.endsWith(request!.path!)
      if (isOurs) created.add(request)
    },
    'undici:client:sendHeaders': noteSent,
    // Node 22 does not report the headers of HTTP/2.
    'undici:request:bodySent': noteSent,
    'undici:client:connectError': ({ error }) => void failures.add(error),
    'undici:request:error'({ request, error }) {
      if (created.has(request)) end = error
    },
    // A `fetch` of the caller's own may also use Node's `http`.
    'http.client.request.start'({ request }) {
      if (key && request?.getHeader?.('idempotency-key') === key) sent.add(request)
    },
  }
  const each = (change: 'subscribe' | 'unsubscribe'): void => {
    for (const name in handlers) channels[change](name, handlers[name]!)
  }
  each('subscribe')
  return {
    neverLeft(error) {
      each('unsubscribe')
      return isPlain && !!error && created.size === 1 && sent.size === 0 && failures.has(end)
    },
    leftAgain: () => sent.size > 1,
  }
}

/** Whether a `fetch` is the function that Bun starts with, and no wrapper. */
function isOfBun(fetch: Function | undefined): boolean {
  const isNative = String(fetch) === 'function fetch() { [native code] }'
  // The text of a bound function is the same, and its name begins with "bound".
  return isNative && fetch?.name === 'fetch' && 'preconnect' in fetch
}
