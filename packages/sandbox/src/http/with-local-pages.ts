import { isLoopbackAddress } from './is-loopback.ts'
import type { Serve } from './answer.ts'

/**
 * Lets pages of this machine call the API: those of any local port, and those opened from a disk, whose origin is
 * `null`. A browser keeps pages of other sites away.
 */
export function withLocalPages(serve: Serve): Serve {
  return async (request, address) => {
    const origin = request.headers.get('origin')
    if (origin === null || !(origin === 'null' || isLoopbackAddress(origin))) return serve(request, address)
    const isQuestion = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = isQuestion ? new Response(null, { status: 204 }) : await serve(request, address)
    for (const [name, value] of Object.entries(isQuestion ? permitted : visible)) {
      response.headers.set(name, value)
    }
    response.headers.set('Access-Control-Allow-Origin', origin)
    response.headers.append('Vary', 'Origin')
    return response
  }
}

const permitted = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
}

const visible = {
  'Access-Control-Expose-Headers':
    'Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, ' +
    'X-RateLimit-Concurrent-Limit, X-RateLimit-Concurrent-Remaining',
}
