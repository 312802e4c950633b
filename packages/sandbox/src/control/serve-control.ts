import { Hono } from 'hono'
import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import { type PlainResponse, type Serve, toErrorResponse, toResponse } from '../http/answer.ts'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import controlChecks from '../generated/control-checks.js'
import { type ControlInput, controlRoutes, type ControlRoute } from './control-routes.ts'
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

/** The control plane as a function. It needs no key: anyone who reaches it may do everything. */
export function createControlServe(controls: Controls, access: ControlAccess): Serve {
  const routes = new Hono()
  for (const route of controlRoutes) {
    const path = `${controlPrefix}${route.path.replaceAll(/\{([^{}]+)\}/g, ':$1')}`
    routes.on(route.method, path, async (context) =>
      toResponse(await response(controls, route, context.req.raw, context.req.param())),
    )
  }
  routes.notFound(() =>
    toResponse(toErrorResponse(new ApiFailure('NOT_FOUND', 'There is nothing at this address.'))),
  )
  return async (request, address) => {
    const isAllowed =
      access === 'everybody' || (access === 'loopback' && isLoopbackSender(address) && isForLoopback(request))
    if (isAllowed) return routes.fetch(request)
    const message = 'The control plane responds to this machine only, by the names localhost and 127.0.0.1.'
    return toResponse(toErrorResponse(new ApiFailure('FORBIDDEN', message)))
  }
}

async function response(
  controls: Controls,
  route: ControlRoute,
  request: Request,
  path: Record<string, string>,
): Promise<PlainResponse> {
  try {
    const body = parseBody(await readBody(request, route.mostBytes))
    checkControlRequest(route, path, body)
    const result = await route.response(controls, { path, body: (body ?? {}) as ControlInput['body'] })
    return result === undefined ? { status: 204 } : { status: 200, body: result }
  } catch (error) {
    return toErrorResponse(toFailure(error))
  }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiFailure('BAD_REQUEST', 'The body is not JSON.')
  }
}

function checkControlRequest({ operationId }: ControlRoute, path: object, body: unknown): void {
  const check = controlChecks[operationId]
  if (check === undefined) throw new Error(`The description of the control plane has no ${operationId}.`)
  if (check({ path, query: {}, header: {}, ...(body !== undefined && { body }) })) return
  throw validationFailure([
    ...new Set(narrowProblems(check.errors ?? [], controlChecks).map(describeProblem)),
  ])
}

/** What the methods throw for arguments that make no sense is the fault of who sent them. */
function toFailure(error: unknown): unknown {
  const isRejection = error instanceof TypeError || error instanceof RangeError
  return isRejection ? new ApiFailure('VALIDATION_ERROR', error.message, [error.message]) : error
}
