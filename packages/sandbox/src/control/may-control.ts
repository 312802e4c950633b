import { isOwnHost } from '../http/is-own-host.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { isForLoopback, isFromForeignPage, isLoopbackSender, isLoopbackUrl } from '../http/is-loopback.ts'

/**
 * Who may use the control plane over HTTP: this machine, by its address and its own name; everyone who
 * reaches the port; or no one. Pages of other sites never may: they run in the browser of a user whose
 * machine reaches the port.
 */
export type ControlAccess = 'loopback' | 'everybody' | 'nobody'

/** Whether a request may use the control plane, and its page. */
export type MayControl = (request: IncomingRequest) => boolean

/** Creates the check from the option and the names of the sandbox. */
export function createMayControl(access: ControlAccess, names: ReadonlySet<string>): MayControl {
  if (access === 'nobody') return () => false
  if (access === 'loopback') return (request) => isLoopbackSender(request.address) && isForLoopback(request)
  return (request) => isOwnHost(request.host, names) && isFromOwnPage(request)
}

/**
 * Whether it was sent by a program, a page of this machine, or a page that the sandbox serves. The origin
 * `null` can be any site.
 */
function isFromOwnPage(request: IncomingRequest): boolean {
  const origin = request.header('origin')
  if (origin === null) return !isFromForeignPage(request)
  // Only the host is compared: a proxy may use https with the browser and http with the sandbox.
  return isLoopbackUrl(origin) || (URL.canParse(origin) && new URL(origin).host === request.host)
}
