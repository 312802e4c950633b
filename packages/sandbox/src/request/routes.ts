import { listOperations } from '../description/operation.ts'
import { type Serve, toResponse } from '../http/answer.ts'
import { createRouter } from '../http/create-router.ts'
import { respond } from './respond.ts'
import type { World } from './serve.ts'

/** One route for each operation of the description, and a line of text at `/`. */
export function createRoutes(world: World): Serve {
  const find = createRouter(
    listOperations().map((operation) => ({
      method: operation.method,
      path: operation.path,
      target: operation,
    })),
  )
  return async (request, address) => {
    const url = new URL(request.url)
    const isHead = request.method === 'HEAD'
    if (url.pathname === '/' && (isHead || request.method === 'GET')) return toWelcome()
    const { target: operation, path = {} } = find(request.method, url.pathname) ?? {}
    const reply = await respond(world, { operation, request, url, path, address })
    return isHead ? new Response(null, toResponse(reply)) : reply
  }
}

function toWelcome(): Response {
  return new Response(welcome, { headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
