import { type Context, Hono } from 'hono'
import { listOperations, type Operation } from '../description/operation.ts'
import type { Serve } from '../http/answer.ts'
import { respond } from './respond.ts'
import type { World } from './serve.ts'

interface Env {
  Bindings: { readonly address: string }
}

/** One route for each operation of the description, and a line of text at `/`. */
export function createRoutes(world: World): Serve {
  const response = (operation: Operation | undefined, context: Context<Env>): Promise<Response> =>
    respond(world, {
      operation,
      request: context.req.raw,
      path: context.req.param() as Record<string, string>,
      address: context.env.address,
    })

  const routes = new Hono<Env>()
  for (const operation of listOperations()) {
    const path = operation.path.replaceAll(/\{([^{}]+)\}/g, ':$1')
    routes.on(operation.method, path, (context) => response(operation, context))
  }
  routes.get('/', (context) => context.text(welcome))
  routes.notFound((context) => response(undefined, context))
  // A request that its sender has given up rejects, as it does with a real `fetch`.
  routes.onError((error) => {
    throw error
  })
  return async (request, address) => routes.fetch(request, { address })
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
