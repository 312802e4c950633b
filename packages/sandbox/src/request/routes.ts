import { listOperations } from '../description/operation.ts'
import { type Serve, type TextReply, toResponse } from '../http/answer.ts'
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
  return (request) => {
    const { method, pathname } = request
    if (pathname === '/' && (method === 'HEAD' || method === 'GET')) return Promise.resolve(toWelcome())
    const { target: operation, path = {} } = find(method, pathname) ?? {}
    const reply = respond(world, { operation, request, path })
    return method === 'HEAD' ? reply.then((whole) => new Response(null, toResponse(whole))) : reply
  }
}

function toWelcome(): TextReply {
  return { status: 200, headers: { 'Content-Type': 'text/plain; charset=UTF-8' }, text: welcome }
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
