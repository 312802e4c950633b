import { type Context, Hono } from 'hono'
import { controlPrefix } from '../control/serve-control.ts'
import { listOperations, type Operation } from '../description/operation.ts'
import { respond } from './respond.ts'
import type { World } from './serve.ts'

/** Answers a request that came from an address. */
export type Serve = (request: Request, address: string) => Promise<Response>

interface Env {
  Bindings: { readonly address: string }
}

/** One route for each operation of the description, and a line of text at `/`. */
export function createRoutes(world: World): Serve {
  const answer = (operation: Operation | undefined, context: Context<Env>): Promise<Response> =>
    respond(world, {
      operation,
      request: context.req.raw,
      path: context.req.param() as Record<string, string>,
      address: context.env.address,
    })

  const routes = new Hono<Env>()
  for (const operation of listOperations()) {
    const path = operation.path.replaceAll(/\{([^{}]+)\}/g, ':$1')
    routes.on(operation.method, path, (context) => answer(operation, context))
  }
  routes.get('/', (context) => context.text(welcome))
  routes.notFound((context) => answer(undefined, context))
  // A request that its sender has given up rejects, as it does with a real `fetch`.
  routes.onError((error) => {
    throw error
  })
  return async (request, address) => routes.fetch(request, { address })
}

/** Puts the control plane beside the API. */
export function withControl(serve: Serve, serveControl: (request: Request) => Promise<Response>): Serve {
  return async (request, address) => {
    const isControl =
      request.url.includes(controlPrefix) && new URL(request.url).pathname.startsWith(controlPrefix)
    return isControl ? serveControl(request) : serve(request, address)
  }
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
