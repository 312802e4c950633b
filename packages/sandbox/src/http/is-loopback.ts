import type { IncomingRequest } from './incoming-request.ts'
import { isIpv4 } from '@hostwright/types/rules'

/** Whether a request came from this machine, by the IP address of its sender, which a sender cannot choose. */
export function isLoopbackSender(address: string): boolean {
  return address === '::1' || /^127(\.\d+){3}$/.test(address)
}

/**
 * Whether a request was sent to this machine by its own name, such as `localhost`, and not from a page of another site.
 * This rejects a site that lets its own name resolve to 127.0.0.1.
 */
export function isForLoopback(request: IncomingRequest): boolean {
  const origin = request.header('origin')
  const isFromHere = origin === null ? !isFromForeignPage(request) : isLoopbackUrl(origin)
  return isLoopbackUrl(`http://${request.host}`) && isFromHere
}

/**
 * Whether a page of another site sends the request, for a script or an image of its own. Following a link to the
 * sandbox does not count.
 */
export function isFromForeignPage(request: IncomingRequest): boolean {
  return request.header('sec-fetch-site') === 'cross-site' && request.header('sec-fetch-mode') !== 'navigate'
}

/** Whether a URL, such as the origin of a page, belongs to this machine. */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || (hostname.startsWith('127.') && isIpv4(hostname))
}
