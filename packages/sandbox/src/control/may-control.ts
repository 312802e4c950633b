import { isOwnHost } from '../http/is-own-host.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { isForLoopback, isFromForeignPage, isLoopbackSender, isLoopbackUrl } from '../http/is-loopback.ts'

/**
 * Who may use the control plane over HTTP: this machine, by its address and its own name; everybody who reaches the
 * port; or nobody. Pages of other sites may not in any case, because the browser of anyone who opens them reaches it.
 */
export type ControlAccess = 'loopback' | 'everybody' | 'nobody'

/** Whether a request may use the control plane, and the page that does. */
export type MayControl = (request: IncomingRequest) => boolean

/** Decides by who may, and by the names under which the sandbox was told to respond. */
export function createMayControl(access: ControlAccess, names: ReadonlySet<string>): MayControl {
  if (access === 'nobody') return () => false
  if (access === 'loopback') return (request) => isLoopbackSender(request.address) && isForLoopback(request)
  return (request) => isOwnHost(request.host, names) && isFromOwnPage(request)
}

/** Whether no page sent it, or one of this machine, or one that the sandbox serves. `null` is an origin of any site. */
function isFromOwnPage(request: IncomingRequest): boolean {
  const origin = request.header('origin')
  if (origin === null) return !isFromForeignPage(request)
  // A proxy may speak https to the browser and http to the sandbox, so only the host is compared.
  return isLoopbackUrl(origin) || (URL.canParse(origin) && new URL(origin).host === request.host)
}
