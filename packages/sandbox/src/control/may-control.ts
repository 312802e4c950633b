import { isOwnHost } from '../http/is-own-host.ts'
import {
  hostOf,
  isForLoopback,
  isFromForeignPage,
  isLoopbackSender,
  isLoopbackUrl,
} from '../http/is-loopback.ts'

/**
 * Who may use the control plane over HTTP: this machine, by its address and its own name; everybody who reaches the
 * port; or nobody. Pages of other sites may not in any case, because the browser of anyone who opens them reaches it.
 */
export type ControlAccess = 'loopback' | 'everybody' | 'nobody'

/** Whether a request from an address may use the control plane, and the page that does. */
export type MayControl = (request: Request, address: string) => boolean

/** Decides by who may, and by the names under which the sandbox was told to respond. */
export function createMayControl(access: ControlAccess, names: ReadonlySet<string>): MayControl {
  if (access === 'nobody') return () => false
  if (access === 'loopback') return (request, address) => isLoopbackSender(address) && isForLoopback(request)
  return (request) => isOwnHost(hostOf(request), names) && isFromOwnPage(request)
}

/** Whether no page sent it, or one of this machine, or one that the sandbox serves. `null` is an origin of any site. */
function isFromOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return !isFromForeignPage(request)
  // A proxy may speak https to the browser and http to the sandbox, so only the host is compared.
  return isLoopbackUrl(origin) || (URL.canParse(origin) && new URL(origin).host === hostOf(request))
}
