/** Whether a request came from this machine: the address of its sender, which a sender cannot choose. */
export function isLoopbackSender(address: string): boolean {
  return address === '::1' || /^127(\.\d+){3}$/.test(address)
}

/**
 * Whether a request was sent to this machine by its own name, and from no page of another site. A web page
 * that points a name of its own at 127.0.0.1 is distinguished by that name.
 */
export function isForLoopback(request: Request): boolean {
  const origin = request.headers.get('origin')
  const isFromHere = origin === null ? !isFromForeignPage(request) : isLoopbackUrl(origin)
  return isLoopbackUrl(`http://${hostOf(request)}`) && isFromHere
}

/** Whether a page of another site makes the request, as its script or image; following a link from there is none of these. */
export function isFromForeignPage({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') !== 'navigate'
}

/** The name and the port that a request was sent to. In process there is no such header; there the address itself tells it. */
export function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host
}

/** Whether an address, such as the origin of a page, names this machine. */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
