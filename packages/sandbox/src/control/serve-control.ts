import { Hono } from 'hono'
import { ApiFailure } from '../http/api-failure.ts'
import { type PlainAnswer, type Serve, toErrorAnswer, toResponse } from '../http/answer.ts'
import { controlRoutes, type ControlRoute } from './control-routes.ts'
import type { Controls } from './controls.ts'
import { readBody } from '../http/read-body.ts'
import { isForLoopback, isLoopbackSender } from '../http/is-loopback.ts'

/** Below which path the control plane is. */
const controlPrefix = '/_sandbox'

/** Who may use the control plane over HTTP: this machine, by its address and its own name, everybody, or nobody. */
export type ControlAccess = 'loopback' | 'everybody' | 'nobody'

/** Puts the control plane beside the API. */
export function withControl(serve: Serve, serveControl: Serve): Serve {
  return async (request, address) => {
    const isControl =
      request.url.includes(controlPrefix) && new URL(request.url).pathname.startsWith(controlPrefix)
    return isControl ? serveControl(request, address) : serve(request, address)
  }
}

/** The control plane as a function. It needs no key: whoever reaches it may do everything. */
export function createControlServe(controls: Controls, access: ControlAccess): Serve {
  const routes = new Hono()
  for (const route of controlRoutes) {
    const path = `${controlPrefix}${route.path.replaceAll(/\{([^{}]+)\}/g, ':$1')}`
    routes.on(route.method, path, async (context) =>
      toResponse(await answer(controls, route, context.req.raw, context.req.param())),
    )
  }
  routes.notFound(() =>
    toResponse(toErrorAnswer(new ApiFailure('NOT_FOUND', 'There is nothing at this address.'))),
  )
  return async (request, address) => {
    const isAllowed =
      access === 'everybody' || (access === 'loopback' && isLoopbackSender(address) && isForLoopback(request))
    if (isAllowed) return routes.fetch(request)
    const message = 'The control plane answers to this machine only, by the names localhost and 127.0.0.1.'
    return toResponse(toErrorAnswer(new ApiFailure('FORBIDDEN', message)))
  }
}

async function answer(
  controls: Controls,
  route: ControlRoute,
  request: Request,
  path: Record<string, string>,
): Promise<PlainAnswer> {
  try {
    const body = readFields(await readBody(request, route.mostBytes), route.fields ?? [])
    const result = await route.answer(controls, { path, body })
    return result === undefined ? { status: 204 } : { status: 200, body: result }
  } catch (error) {
    return toErrorAnswer(toFailure(error))
  }
}

function readFields(text: string, fields: readonly string[]): Record<string, unknown> {
  if (text === '') return {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiFailure('BAD_REQUEST', 'The body is not JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TypeError('The body has to be an object.')
  const unknown = Object.keys(body).find((name) => !fields.includes(name))
  if (unknown !== undefined) throw new TypeError(`${unknown} is not known here.`)
  return body as Record<string, unknown>
}

/** What the methods throw for arguments that make no sense is the fault of who sent them. */
function toFailure(error: unknown): unknown {
  const isRefusal = error instanceof TypeError || error instanceof RangeError
  return isRefusal ? new ApiFailure('VALIDATION_ERROR', error.message, [error.message]) : error
}
