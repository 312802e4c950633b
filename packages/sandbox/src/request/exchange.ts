import type { JournaledRequest } from '../journal/journal.ts'
import type { Operation } from '../description/operation.ts'
import type { FaultEffect } from '../faults/fault.ts'
import type { KeyRecord } from '../keys/key-record.ts'
import { mostPathLength } from '../logs/execution-log.ts'
import type { Visit } from '../limits/limits.ts'
import type { OpenOrder } from '../ordering/open-orders.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { type PlainAnswer, toErrorAnswer } from '../http/answer.ts'
import { readBody } from '../http/read-body.ts'
import { serve, type World } from './serve.ts'

/** A request that has come in, and the operation that fits it, if there is one. */
export interface ArrivedRequest {
  readonly operation: Operation | undefined
  readonly request: Request
  /** The parameters of its path. */
  readonly path: Readonly<Record<string, string>>
  /** The address it came from. */
  readonly address: string
}

/** One request from its arrival to its answer. */
export interface Exchange extends ArrivedRequest {
  readonly url: URL
  readonly startedAt: number
  readonly key: KeyRecord | undefined
  readonly visit: Visit
  readonly order: OpenOrder
  readonly effect: FaultEffect | undefined
}

/** The text of a request's body, or the answer to one that is too long. */
export async function readText(request: Request): Promise<string | PlainAnswer> {
  try {
    return await readBody(request)
  } catch (error) {
    if (error instanceof ApiFailure) return toErrorAnswer(error)
    throw error
  }
}

/** Executes the operation as at a moment. */
export function execute(
  world: World,
  { operation, request, url, path, address, startedAt, key, visit, order }: Exchange,
  text: string,
  now: number,
): PlainAnswer {
  const { method, headers } = request
  const incoming = { method, url, headers, path, text, address, isInProgress: order.isInProgress }
  const answer = serve(world, operation, incoming, key, startedAt, now)
  if (answer.status === 401) visit.noteFailedAuthentication(now)
  return answer
}

/** Notes the answer that the sender gets; `undefined` is none. */
export function noteAnswer(
  { clock, journal, coverage }: World,
  exchange: Exchange,
  answer: PlainAnswer | undefined,
): void {
  const entry = toEntry(exchange, answer, clock.now())
  journal.addRequest(entry)
  coverage.add(entry)
}

export function toEntry(
  { operation, request, url, effect }: Exchange,
  answer: PlainAnswer | undefined,
  at: number,
): JournaledRequest {
  const body = answer?.body as { readonly error?: { readonly code: string } } | undefined
  return {
    at,
    method: request.method,
    path: url.pathname.slice(0, mostPathLength),
    operationId: operation?.id ?? null,
    status: answer?.status ?? null,
    code: body?.error?.code ?? null,
    isFaulted: effect !== undefined,
  }
}
