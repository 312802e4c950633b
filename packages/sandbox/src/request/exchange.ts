import type { JournaledRequest } from '../journal/journal.ts'
import type { Operation } from '../description/operation.ts'
import type { FaultEffect } from '../faults/fault.ts'
import { type KeyRecord, redactKeys, toKeyId } from '../keys/key-record.ts'
import { mostPathLength } from '../logs/execution-log.ts'
import type { Visit } from '../limits/limits.ts'
import type { OpenOrder } from '../ordering/open-orders.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { decodeSegment } from '../http/create-router.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { type PlainResponse, toErrorResponse } from '../http/answer.ts'
import { readBody } from '../http/read-body.ts'
import { type Executed, isPlacing, serve, type World } from './serve.ts'

/** A request that has arrived, and its operation, if the description contains it. */
export interface ArrivedRequest {
  readonly operation: Operation | undefined
  readonly request: IncomingRequest
  /** The values of the path parameters. */
  readonly path: Readonly<Record<string, string>>
}

/** A request that has arrived, with everything that its response depends on. */
export interface Exchange extends ArrivedRequest {
  readonly startedAt: number
  readonly key: KeyRecord | undefined
  readonly visit: Visit
  readonly order: OpenOrder
  readonly effect: FaultEffect | undefined
}

/** Reads the request body as text; returns the error response if it is too long. */
export async function readText(request: IncomingRequest): Promise<string | PlainResponse> {
  try {
    return await readBody(request)
  } catch (error) {
    if (error instanceof ApiFailure) return toErrorResponse(error)
    throw error
  }
}

/**
 * Marks an order that is executed later as in progress from now on. A dry run, and a request that would be rejected,
 * are not marked.
 */
export function beginOrder(world: World, exchange: Exchange, text: string): void {
  const { operation, request, path, key, order } = exchange
  if (operation === undefined) return
  if (isPlacing(world, operation, { request, path, text }, key, world.clock.now())) order.begin()
}

/** Executes the operation as if it were the time `now`. */
export function execute(
  world: World,
  { operation, request, path, startedAt, key, visit, order }: Exchange,
  text: string,
  now: number,
): Executed {
  const executed = serve(world, operation, { request, path, text }, key, order, startedAt, now)
  if (executed.response.status === 401) visit.noteFailedAuthentication(now)
  return executed
}

/**
 * Records the response that the sender gets; `undefined` means that the sender gets none. `text` is the request body,
 * if it was read, and `changes` are the records that the request has changed.
 */
export function noteResponse(
  { clock, journal, exchanges, coverage }: World,
  exchange: Exchange,
  response: PlainResponse | undefined,
  { text, changes = [] }: { readonly text?: string; readonly changes?: Executed['changes'] } = {},
): void {
  const entry = toEntry(exchange, response, clock.now())
  exchanges.add(journal.addRequest(entry), { request: exchange.request, text, response, changes })
  coverage.add(entry)
}

export function toEntry(
  { operation, request, effect, key, visit, startedAt }: Exchange,
  response: PlainResponse | undefined,
  at: number,
): Omit<JournaledRequest, 'id'> {
  const { error } = (response?.body ?? {}) as { readonly error?: ErrorBody }
  return {
    at,
    method: request.method,
    path: toJournaledPath(request),
    operationId: operation?.id ?? null,
    status: response?.status ?? null,
    code: error?.code ?? null,
    problems: error === undefined ? [] : toProblems(error),
    durationMs: at - startedAt,
    keyId: key === undefined ? null : toKeyId(key.hash),
    rateLimit: key === undefined ? null : visit.left(at),
    isFaulted: effect !== undefined,
  }
}

/** Returns the path without API keys, also percent-encoded ones: a program may fill in a parameter with the wrong value. */
export function toJournaledPath({ pathname }: Pick<IncomingRequest, 'pathname'>): string {
  const steps = pathname.split('/').map((step) => {
    const decoded = decodeSegment(step)
    return decoded === redactKeys(decoded) ? step : '[redacted]'
  })
  return steps.join('/').slice(0, mostPathLength)
}

interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly errors?: readonly string[]
}

// The number and the length of the problems are limited, so that a request with very many problems does not fill the
// memory of the journal.
function toProblems({ message, errors = [] }: ErrorBody): string[] {
  return [message, ...errors].slice(0, 11).map((problem) => redactKeys(problem).slice(0, 300))
}
