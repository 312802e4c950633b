/**
 * Whether a request was sent to this machine by its own name, and from no page of another site. A web page
 * that points a name of its own at 127.0.0.1 is told apart by that name.
 */
export function isLoopback(request: Request): boolean {
  const origin = request.headers.get('origin')
  // In process there is no such header; there the address itself tells it.
  const host = request.headers.get('host') ?? new URL(request.url).host
  return isLoopbackAddress(`http://${host}`) && (origin === null || isLoopbackAddress(origin))
}

/** Whether an address, such as the origin of a page, names this machine. */
export function isLoopbackAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
