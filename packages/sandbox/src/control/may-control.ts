import { isOwnHost } from '../http/is-own-host.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { isForLoopback, isFromForeignPage, isLoopbackSender, isLoopbackUrl } from '../http/is-loopback.ts'

/**
 * Programs that may use the control plane (`/_sandbox`) and the dashboard: those of this machine that call it
 * `localhost` or by a loopback address (`loopback`), those that reach the port (`everybody`), or none (`nobody`). Pages
 * of other sites are always rejected: they run in the browser of a user whose machine reaches the port.
 */
export type ControlAccess = 'loopback' | 'everybody' | 'nobody'

/** Whether a request may use the control plane and the dashboard. */
export type MayControl = (request: IncomingRequest) => boolean

/**
 * Creates the check whether a request may use the control plane, from the option `control` and the host names of the
 * sandbox.
 */
export function createMayControl(access: ControlAccess, names: ReadonlySet<string>): MayControl {
  if (access === 'nobody') return () => false
  if (access === 'loopback') return (request) => isLoopbackSender(request.address) && isForLoopback(request)
  // A misspelled `nobody` must not let everybody in.
  if (access !== 'everybody')
    throw new TypeError(`control is ${String(access)}: give loopback, everybody or nobody`)
  return (request) => isOwnHost(request.host, names) && isFromOwnPage(request)
}

/**
 * Whether a request comes from a program, from a page of this machine, or from a page that the sandbox serves. A page
 * with the origin `null` is rejected, because any site can have it.
 */
function isFromOwnPage(request: IncomingRequest): boolean {
  const origin = request.header('origin')
  if (origin === null) return !isFromForeignPage(request)
  // Only the hosts are compared, not the schemes: the browser may use https to a proxy that uses http to the sandbox.
  return isLoopbackUrl(origin) || (URL.canParse(origin) && new URL(origin).host === request.host)
}
