// The same service in Next.js, as `app/servers/[uuid]/route.ts`: GET returns a VPS, POST starts it.
import type { CallOptions } from '@hostwright/common'
import type { ServerHandle, Vps } from '@hostwright/vps'
import { lazyVps } from './lazy-vps.ts'
import { secretFiles } from './secret-files.ts'
import { toResponse } from './to-response.ts'

// Next.js may load a module several times in one process, once for each bundle.
const shared = globalThis as { getVps?: () => Vps }

export const GET = response(async (server, options) => Response.json(await server.get(options)))

export const POST = response(async (server, options) => {
  await server.power.start(options)
  return new Response(null, { status: 202 })
})

interface Context {
  readonly params: Promise<{ readonly uuid: string }>
}

function response(call: (server: ServerHandle, options: CallOptions) => Promise<Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    try {
      const { uuid } = await params
      shared.getVps ??= lazyVps(secretFiles('/run/secrets'))
      return await call(shared.getVps().server(uuid), { signal: request.signal })
    } catch (error) {
      return toResponse(error, request)
    }
  }
}
