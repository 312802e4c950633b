import { type Context, Hono } from 'hono'
import { listOperations, type Operation } from '../description/operation.ts'
import { toResponse } from './answer.ts'
import { serve, type World } from './serve.ts'

/** Answers a request that came from an address. */
export type Serve = (request: Request, address: string) => Promise<Response>

interface Env {
  Bindings: { readonly address: string }
}

/** One route for each operation of the description, and the page at `/`. */
export function createRoutes(world: World, home: string | undefined): Serve {
  const answer = async (operation: Operation | undefined, context: Context<Env>): Promise<Response> => {
    const startedAt = world.clock.now()
    const request = context.req.raw
    request.signal.throwIfAborted()
    const text = await request.text()
    request.signal.throwIfAborted()
    const incoming = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      path: context.req.param() as Record<string, string>,
      text,
      address: context.env.address,
    }
    return toResponse(serve(world, operation, incoming, startedAt))
  }

  const routes = new Hono<Env>()
  for (const operation of listOperations()) {
    const path = operation.path.replaceAll(/\{([^{}]+)\}/g, ':$1')
    routes.on(operation.method, path, (context) => answer(operation, context))
  }
  routes.get('/', (context) => (home === undefined ? context.text(welcome) : context.html(home)))
  routes.notFound((context) => answer(undefined, context))
  // A request that its sender has given up rejects, as it does with a real `fetch`.
  routes.onError((error) => {
    throw error
  })
  return async (request, address) => routes.fetch(request, { address })
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
