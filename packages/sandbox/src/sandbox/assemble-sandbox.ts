import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import type { Controls } from '../control/controls.ts'
import { createMayControl, type MayControl } from '../control/may-control.ts'
import { createControlServe, withControl } from '../control/serve-control.ts'
import { type Serve, toResponse } from '../http/answer.ts'
import { fromRequest } from '../http/incoming-request.ts'
import { parseHostname } from '../http/parse-hostname.ts'
import { withPageAccess } from '../http/with-page-access.ts'
import { withWorldId } from '../http/with-world-id.ts'
import { toKey } from '../keys/key-record.ts'
import { withCallerTime } from '../limits/with-caller-time.ts'
import { createRoutes } from '../request/routes.ts'
import type { Store } from '../storage/store.ts'
import { keepTime } from '../time/kept-time.ts'
import { createControls } from './create-controls.ts'
import { createWorld } from './create-world.ts'
import type { SandboxOptions } from './sandbox-options.ts'

/** The sender of a request in this process. */
export interface Sender {
  /** The IP address that the execution log shows, and to which a key can be limited. @default '127.0.0.1' */
  readonly address?: string | undefined
}

/** A copy of the API in this process, with an account of its own. */
export interface Sandbox extends Controls {
  /**
   * Sends a request to the API, or to the control plane below `/_sandbox`, without a network. Pass it to the SDK as
   * `fetch`: it does not need to be called as a method.
   */
  readonly fetch: (request: Request, from?: Sender) => Promise<Response>
  /** The base URL for requests with `fetch`. No server has to listen there. */
  readonly baseUrl: string
  /** An API key that may do everything, including ordering. */
  readonly apiKey: string
  /** Value of `X-Sandbox-Token` for a page opened from a disk; different in each sandbox. Programs do not need it. */
  readonly pageToken: string
  /** Deletes the account. From then on, the promise of `fetch` rejects for each request to the API. */
  close(): Promise<void>
}

export const defaultPort = 4010
export const defaultHost = '127.0.0.1'

// The first API key is the same in every sandbox, so that command lines and tests can be repeated unchanged.
const apiKey = toKey(1)

/** A sandbox, and the parts with which a server makes the sandbox reachable over a port. */
export interface Assembled {
  readonly sandbox: Sandbox
  /** Responds to requests that arrive over a network. Waiting times in headers are converted to real time. */
  readonly serve: Serve
  /**
   * Host names at which callers may reach the sandbox, besides IP addresses and names that are always allowed, such as
   * `localhost`.
   */
  readonly names: Set<string>
  /** Ends all streams of events, which would keep a port open. */
  readonly endEvents: () => void
}

/**
 * Creates a sandbox over a store. `wrap` adds layers around its API, through which requests to the control plane do not
 * pass.
 */
export function assembleSandbox(
  store: Store,
  options: SandboxOptions,
  wrap: (api: Serve, mayControl: MayControl) => Serve = (api) => api,
): Assembled {
  const world = createWorld(store, options)
  const { controls, look } = createControls(world)
  const pageToken = bytesToHex(randomBytes(16))
  const names = new Set(options.allowedHosts?.map(parseHostname))
  const mayControl = createMayControl(options.control ?? 'loopback', names)
  const api = wrap(withPageAccess(createRoutes(world), { token: pageToken, names }), mayControl)
  const control = createControlServe(controls, mayControl, look)
  const serve = withWorldId(withControl(api, control), world.worldId.current)
  let isClosed = false

  const sandbox: Sandbox = {
    ...controls,
    async fetch(request, { address = defaultHost } = {}) {
      request.signal.throwIfAborted()
      return toResponse(await serve(fromRequest(request, address)))
    },
    baseUrl: `http://${defaultHost}:${defaultPort}`,
    apiKey,
    pageToken,
    async close() {
      if (isClosed) return
      isClosed = true
      world.events.close()
      keepTime(store, world.clock.now())
      world.late.close()
      store.close()
    },
  }
  return {
    sandbox,
    names,
    serve: withCallerTime(serve, world.clock, world.assume['rate-limit-reset-unit']),
    endEvents: world.events.close,
  }
}
