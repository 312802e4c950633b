import type { Operation } from '../description/operation.ts'
import { breakBody } from '../faults/break-body.ts'
import { ConnectionReset } from '../faults/connection-reset.ts'
import type { FaultEffect } from '../faults/fault.ts'
import { findKey } from '../keys/authenticate.ts'
import type { Visit } from '../limits/limits.ts'
import { type PlainAnswer, toResponse } from './answer.ts'
import { logRequest, serve, type World } from './serve.ts'

/** A request that has come in, and the operation that fits it, if there is one. */
export interface ArrivedRequest {
  readonly operation: Operation | undefined
  readonly request: Request
  /** The parameters of its path. */
  readonly path: Readonly<Record<string, string>>
  /** The address it came from. */
  readonly address: string
}

/**
 * Answers a request. In this order: the limits take it in or refuse it, a fault may befall it on its way,
 * the operation is executed, the answer gets its headers and is noted, and a fault may befall the answer.
 */
export async function respond(world: World, arrived: ArrivedRequest): Promise<Response> {
  const { store, clock, limits, faults } = world
  const { operation, request, path, address } = arrived
  const url = new URL(request.url)
  const { method, headers } = request
  const startedAt = clock.now()
  const key = store.transaction(() => findKey(store, headers.get('authorization')))
  const visit = limits.arrive({ path: url.pathname, address, isKnown: key !== undefined, now: startedAt })
  const order = world.openOrders.arrive(operation, headers)
  try {
    const known = { operationId: operation?.id, template: operation?.path, path: url.pathname }
    const effect = visit.refusal === undefined ? faults.take(known) : undefined
    const note = (answer: PlainAnswer | undefined): void => noteAnswer(world, arrived, url, answer, effect)

    if (effect === 'drop-request') {
      note(undefined)
      throw new ConnectionReset()
    }
    if (typeof effect === 'object' && 'latencyMs' in effect) {
      await clock.sleep(effect.latencyMs, request.signal)
    }
    if (effect === 'html') {
      note({ status: 200 })
      return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    }

    let answer = visit.refusal ?? toEarlyAnswer(effect)
    if (answer === undefined) {
      const text = await readBody(request)
      const incoming = { method, url, headers, path, text, address, isInProgress: order.isInProgress }
      answer = serve(world, operation, incoming, key, startedAt)
      if (answer.status === 401) visit.noteFailedAuthentication(clock.now())
    } else if (isRefusalLogged(world, visit) && key !== undefined) {
      logRequest(world, { method, url, address }, key, answer.status, startedAt)
    }

    note(effect === 'drop-response' ? undefined : answer)
    if (effect === 'drop-response') throw new ConnectionReset()
    const limitHeaders = visit.headers(answer.status, clock.now())
    const response = toResponse({ ...answer, headers: { ...limitHeaders, ...answer.headers } })
    return effect === 'truncate' || effect === 'stall'
      ? await breakBody(response, effect, request.signal)
      : response
  } finally {
    order.end()
    visit.end()
  }
}

/** A refusal before the key is looked at belongs to no key. */
function isRefusalLogged({ assume }: World, { refusal, isBlocked }: Visit): boolean {
  return refusal !== undefined && !isBlocked && assume['refused-requests-in-log'] === 'yes'
}

const page =
  '<!doctype html><title>Please wait</title><p>This page comes from the sandbox, in place of an answer.</p>'

/** The answer that a fault gives in place of the operation. */
function toEarlyAnswer(effect: FaultEffect | undefined): PlainAnswer | undefined {
  if (typeof effect !== 'object' || 'latencyMs' in effect) return undefined
  const message = 'A fault of the sandbox was asked for.'
  if ('status' in effect) return { status: effect.status, body: { error: { code: effect.code, message } } }
  return {
    status: 429,
    headers: { 'Retry-After': String(effect.retryAfterSeconds) },
    body: { error: { code: 'RATE_LIMIT_EXCEEDED', message } },
  }
}

function noteAnswer(
  { clock, journal, coverage }: World,
  { operation, request }: ArrivedRequest,
  url: URL,
  answer: PlainAnswer | undefined,
  effect: FaultEffect | undefined,
): void {
  const body = answer?.body as { readonly error?: { readonly code: string } } | undefined
  const entry = {
    at: clock.now(),
    method: request.method,
    path: url.pathname,
    operationId: operation?.id ?? null,
    status: answer?.status ?? null,
    code: body?.error?.code ?? null,
    isFaulted: effect !== undefined,
  }
  journal.addRequest(entry)
  coverage.add(entry)
}

/** The text of a request's body. Only a sender who is still sending one can give the request up meanwhile. */
async function readBody(request: Request): Promise<string> {
  if (request.method === 'GET') return ''
  const text = await request.text()
  request.signal.throwIfAborted()
  return text
}
