import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import { type PlainResponse, type Reply, type Serve, toErrorResponse, toReply } from '../http/answer.ts'
import { describeProblem } from '../description/describe-problem.ts'
import { narrowProblems } from '../description/narrow-problems.ts'
import controlChecks from '../generated/control-checks.js'
import { controlOperations } from '../generated/control-operations.ts'
import { controlHandlers, type ControlInput, type ControlOperation } from './control-handlers.ts'
import type { Controls } from './controls.ts'
import type { MayControl } from './may-control.ts'
import type { ChunkStream } from '../http/chunk-source.ts'
import { createRouter } from '../http/create-router.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { readBody } from '../http/read-body.ts'

/** Beginning of the paths of the control plane, the HTTP interface for tests. */
const controlPrefix = '/_sandbox'

/** Largest size of a snapshot in bytes. */
const mostOfSnapshot = 100_000_000

const findRoute = createRouter(
  Object.entries(controlOperations).map(([operation, line]) => {
    const [method, path] = line.split(' ') as [string, string]
    return { method, path: controlPrefix + path, target: operation as ControlOperation }
  }),
)

/** Passes requests below the path of the control plane to `serveControl`, and all others to the API. */
export function withControl(serve: Serve, serveControl: Serve): Serve {
  return (request) => (request.pathname.startsWith(controlPrefix) ? serveControl(request) : serve(request))
}

/**
 * Creates the control plane, the HTTP interface for tests. It needs no API key: a program that may use it may do
 * everything. After each request, `look` finds the changes that the request has made.
 */
export function createControlServe(
  controls: Controls,
  mayControl: MayControl,
  look: () => void = () => {},
): Serve {
  return async (request) => {
    if (!mayControl(request)) return toReply(toErrorResponse(new ApiFailure('FORBIDDEN', notForEverybody)))
    const found = findRoute(request.method, request.pathname)
    if (found === undefined)
      return toReply(toErrorResponse(new ApiFailure('NOT_FOUND', 'There is nothing at this address.')))
    const result = await response(controls, found.target, request, found.path)
    look()
    return isStream(result.body) ? toStream(request, result.body) : toReply(result)
  }
}

const notForEverybody =
  'The control plane responds to this machine only, by the names localhost and 127.0.0.1, unless --control says ' +
  'otherwise; and never to pages of other sites.'

async function response(
  controls: Controls,
  operation: ControlOperation,
  request: IncomingRequest,
  path: Readonly<Record<string, string>>,
): Promise<PlainResponse> {
  try {
    const body = parseBody(
      await readBody(request, operation === 'restoreSnapshot' ? mostOfSnapshot : undefined),
    )
    checkControlRequest(operation, path, body)
    const result = await controlHandlers[operation](controls, {
      path,
      body: (body ?? {}) as ControlInput['body'],
      lastEventId: request.header('last-event-id') ?? undefined,
    })
    return result === undefined ? { status: 204 } : { status: 200, body: result }
  } catch (error) {
    return toErrorResponse(toFailure(error))
  }
}

function isStream(body: unknown): body is ChunkStream {
  return body instanceof ReadableStream
}

function toStream({ method }: IncomingRequest, stream: ChunkStream): Reply {
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }
  return method === 'HEAD' ? { status: 200, headers, text: null } : { status: 200, headers, stream }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiFailure('BAD_REQUEST', 'The body is not JSON.')
  }
}

function checkControlRequest(operation: ControlOperation, path: object, body: unknown): void {
  const check = controlChecks[operation]!
  if (check({ path, query: {}, header: {}, body })) return
  throw validationFailure([...new Set(narrowProblems(check.errors!, controlChecks).map(describeProblem))])
}

/**
 * Returns the API error for a `TypeError` or `RangeError`, which methods throw for invalid arguments. Other errors are
 * returned unchanged.
 */
function toFailure(error: unknown): unknown {
  const isRejection = error instanceof TypeError || error instanceof RangeError
  return isRejection ? new ApiFailure('VALIDATION_ERROR', error.message, [error.message]) : error
}
