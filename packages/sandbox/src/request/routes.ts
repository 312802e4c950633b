import { listOperations } from '../description/operation.ts'
import { type Serve, type TextReply, toResponse } from '../http/answer.ts'
import { createRouter } from '../http/create-router.ts'
import { respond } from './respond.ts'
import type { World } from './serve.ts'

const findOperation = createRouter(
  listOperations().map((operation) => ({
    method: operation.method,
    path: operation.path,
    target: operation,
  })),
)

/** Creates the routes of all operations of the description, and a line of text at `/`. */
export function createRoutes(world: World): Serve {
  return (request) => {
    const { method, pathname } = request
    const isHead = method === 'HEAD'
    if (pathname === '/' && (isHead || method === 'GET')) return Promise.resolve(toWelcome(isHead))
    const { target: operation, path = {} } = findOperation(method, pathname) ?? {}
    const reply = respond(world, { operation, request, path })
    return isHead ? reply.then((whole) => new Response(null, toResponse(whole))) : reply
  }
}

function toWelcome(isHead: boolean): TextReply {
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8' }
  return { status: 200, headers, text: isHead ? null : welcome }
}

const welcome =
  'This is the Hostwright sandbox. The paths of the API begin with /v1, and every request needs an API key.\n'
