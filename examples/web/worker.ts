// The same service as a worker: GET /UUID returns a VPS, POST starts it. The address and the key are its bindings.
import type { Vps } from '@hostwright/vps'
import { lazyVps } from './lazy-vps.ts'
import { toResponse } from './to-response.ts'

interface Bindings {
  readonly HOSTWRIGHT_BASE_URL: string
  readonly HOSTWRIGHT_API_KEY: string
}

let getVps: (() => Vps) | undefined

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    getVps ??= lazyVps(async () => bindings.HOSTWRIGHT_API_KEY, { baseUrl: bindings.HOSTWRIGHT_BASE_URL })
    try {
      const server = getVps().server(new URL(request.url).pathname.slice(1))
      if (request.method === 'GET') return Response.json(await server.get({ signal: request.signal }))
      await server.power.start({ signal: request.signal })
      return new Response(null, { status: 202 })
    } catch (error) {
      return toResponse(error, request)
    }
  },
}
