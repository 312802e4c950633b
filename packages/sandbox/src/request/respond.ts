import { breakBody } from '../faults/break-body.ts'
import { ConnectionReset } from '../faults/connection-reset.ts'
import type { FaultEffect } from '../faults/fault.ts'
import { isFinishLate, type FinishLate } from '../faults/finish-late.ts'
import type { Visit } from '../limits/limits.ts'
import { type PlainResponse, type Reply, toPage, toReply, toResponse } from '../http/answer.ts'
import {
  type ArrivedRequest,
  beginOrder,
  type Exchange,
  execute,
  noteResponse,
  readText,
  toEntry,
  toJournaledPath,
} from './exchange.ts'
import { type Executed, logRequest, type World } from './serve.ts'

/**
 * Responds to a request in this order: the limits accept or reject it, a fault may be injected, the operation is
 * executed, the response gets its headers and is recorded, and a fault may break the response.
 */
export async function respond(world: World, arrived: ArrivedRequest): Promise<Reply> {
  const { clock, limits, faults } = world
  const { operation, request } = arrived
  const { pathname: path, address } = request
  const template = operation?.path
  const startedAt = clock.now()
  const key = world.findKey(request.header('authorization'))
  // The template tells the limits even if the sender has percent-encoded letters of the path.
  const visit = limits.arrive({ path: template ?? path, address, isKnown: key !== undefined, now: startedAt })
  const order = world.openOrders.arrive(operation, request.header('idempotency-key'))
  try {
    const known = { operationId: operation?.id, template, path }
    const effect = visit.rejection === undefined ? faults.take(known) : undefined
    const exchange = { ...arrived, startedAt, key, visit, order, effect }
    return await (isFinishLate(effect) ? finishLate(world, exchange, effect) : finish(world, exchange))
  } finally {
    order.end()
    visit.end()
  }
}

/** Executes a request, unless a limit or a fault prevents it, and responds to it. */
async function finish(world: World, exchange: Exchange): Promise<Reply> {
  const { clock } = world
  const { request, key, visit, effect } = exchange
  if (effect === 'drop-request') {
    noteResponse(world, exchange, undefined)
    throw new ConnectionReset()
  }
  if (effect === 'html') {
    noteResponse(world, exchange, { status: 200 })
    return toPage(200, 'Please wait')
  }

  let sent: { text?: string; changes?: Executed['changes'] } = {}
  let plain = visit.rejection ?? toEarlyResponse(effect)
  if (plain === undefined) {
    const text = await readText(request)
    if (typeof effect === 'object' && 'latencyMs' in effect) {
      if (typeof text === 'string') beginOrder(world, exchange, text)
      await clock.sleep(effect.latencyMs, request.signal)
    }
    // The caller may have aborted the request while its body was being received. A `GET` has no body, so the check is
    // skipped.
    if (request.method !== 'GET') request.throwIfAborted()
    if (typeof text === 'string') {
      const { response, changes } = execute(world, exchange, text, clock.now())
      sent = { text, changes }
      plain = response
    } else plain = text
  } else if (key !== undefined && isLogged(world, visit, plain.status)) {
    logRequest(world, request, key, plain.status, exchange.startedAt, clock.now())
  }

  const now = clock.now()
  const headers = {
    ...visit.headers(plain.status, now),
    ...plain.headers,
    Date: world.toHttpDate(now),
  }
  const whole = { ...plain, headers }
  noteResponse(world, exchange, effect === 'drop-response' ? undefined : whole, sent)
  if (effect === 'drop-response') throw new ConnectionReset()
  const reply = toReply(whole)
  return effect === 'truncate' || effect === 'stall'
    ? await breakBody(toResponse(reply), effect, request.signal)
    : reply
}

/**
 * Whether the execution log contains a response that a rate limit or a fault has caused. If an IP address is blocked,
 * the key was not checked, so the response belongs to no key's log.
 */
function isLogged({ assume }: World, { isBlocked }: Visit, status: number): boolean {
  return !isBlocked && (status !== 429 || assume['refused-requests-in-log'] === 'yes')
}

/** Returns the response of a fault that prevents the operation; `undefined` if the operation is executed. */
function toEarlyResponse(effect: FaultEffect | undefined): PlainResponse | undefined {
  if (typeof effect !== 'object' || 'latencyMs' in effect || isFinishLate(effect)) return undefined
  const message = 'A fault of the sandbox was asked for.'
  if ('status' in effect) return { status: effect.status, body: { error: { code: effect.code, message } } }
  return {
    status: 429,
    headers: { 'Retry-After': String(effect.retryAfterSeconds) },
    body: { error: { code: 'RATE_LIMIT_EXCEEDED', message } },
  }
}

/** Responds to a request without its result, and executes it later. The sender cannot cancel the execution. */
async function finishLate(world: World, exchange: Exchange, effect: FinishLate): Promise<Reply> {
  const { clock, journal, exchanges, late } = world
  const { request, startedAt, order } = exchange
  const { finishLateMs, answer, answerAfterMs = 0 } = effect
  const text = await readText(request)
  if (typeof text !== 'string') {
    noteResponse(world, exchange, text)
    return toReply(text)
  }
  beginOrder(world, exchange, text)
  late.add({
    method: request.method,
    path: toJournaledPath(request),
    arrivedAt: startedAt,
    // A late request is due after its delay, but not before the current time: receiving the body can take longer than
    // the delay, and a request is never executed in the past.
    dueAt: Math.max(startedAt + Math.ceil(finishLateMs), clock.now()),
    execute(dueAt) {
      const executed = execute(world, exchange, text, dueAt)
      const id = journal.addRequest({ ...toEntry(exchange, executed.response, dueAt), isLate: true })
      exchanges.add(id, { request, text, ...executed })
    },
    end: order.keepOpen(),
  })
  await clock.sleep(answerAfterMs, request.signal)
  noteResponse(world, exchange, answer === 'nothing' ? undefined : { status: 504 }, { text })
  if (answer === 'nothing') throw new ConnectionReset()
  return toPage(504, 'Gateway timeout')
}
