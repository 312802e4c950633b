import { ApiFailure } from './api-failure.ts'
import { type Reply, type Serve, setHeaders, toErrorResponse, toReply } from './answer.ts'
import type { IncomingRequest } from './incoming-request.ts'
import { isFromForeignPage, isLoopbackUrl } from './is-loopback.ts'
import { isOwnHost } from './is-own-host.ts'
import { worldIdHeader } from './with-world-id.ts'

/** Options that decide which web pages may call the API. */
export interface PageAccess {
  /** The value of `X-Sandbox-Token` that a page opened from a disk has to send. */
  readonly token: string
  /** Host names at which the sandbox was told to respond or to listen. */
  readonly names: ReadonlySet<string>
}

/**
 * Allows pages of this machine to call the API: those that the sandbox serves and those of a local port. A page opened
 * from a disk needs the token, because its origin is `null`, which pages of other sites can have too. Pages of other
 * sites are rejected, even if they let their own name resolve to this machine. Programs send no `Origin`, so only the
 * host name that they use is checked.
 */
export function withPageAccess(serve: Serve, access: PageAccess): Serve {
  const serveOrReject: Serve = (request) => {
    const rejection = reject(request, access)
    return rejection === undefined ? serve(request) : Promise.resolve(toReply(toErrorResponse(rejection)))
  }
  return (request) => {
    const origin = request.header('origin')
    return origin === null || !mayRead(request, origin)
      ? serveOrReject(request)
      : serveToPage(serveOrReject, request, origin)
  }
}

async function serveToPage(serve: Serve, request: IncomingRequest, origin: string): Promise<Reply> {
  if (isPreflight(request)) return allow(new Response(null, { status: 204 }), origin, permitted)
  return allow(await serve(request), origin, visible)
}

/** Returns the error with which the request of a page is rejected; `undefined` if the request is allowed. */
function reject(request: IncomingRequest, { token, names }: PageAccess): ApiFailure | undefined {
  const host = request.header('host')
  if (host !== null && !isOwnHost(host, names))
    return forbidden(
      'The sandbox does not respond to this Host: use its address, or start it with --allow-host and this name.',
    )
  const origin = request.header('origin')
  if (origin === null) return isFromForeignPage(request) ? forbidden(foreignPage) : undefined
  if (origin === 'null')
    return isPreflight(request) || request.header('x-sandbox-token') === token
      ? undefined
      : forbidden(filePage)
  return mayRead(request, origin) ? undefined : forbidden(foreignPage)
}

/** Whether a page of this origin may read the response, including an error response. */
function mayRead({ host }: IncomingRequest, origin: string): boolean {
  return origin === 'null' || isLoopbackUrl(origin) || origin === `http://${host}`
}

function isPreflight(request: IncomingRequest): boolean {
  return request.method === 'OPTIONS' && request.header('access-control-request-method') !== null
}

function allow(reply: Reply, origin: string, more: Readonly<Record<string, string>>): Reply {
  setHeaders(reply, { ...more, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' })
  return reply
}

function forbidden(message: string): ApiFailure {
  return new ApiFailure('FORBIDDEN', message)
}

const foreignPage = 'The sandbox does not respond to pages of other sites.'
const filePage =
  'A page opened from a disk has to send the token that the sandbox prints, as X-Sandbox-Token.'

const permitted = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Sandbox-Token',
  'Access-Control-Max-Age': '600',
}

const visible = {
  'Access-Control-Expose-Headers':
    'Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, ' +
    `X-RateLimit-Concurrent-Limit, X-RateLimit-Concurrent-Remaining, ${worldIdHeader}`,
}
