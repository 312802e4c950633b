import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { type ApiError, isApiError } from '../errors/api-error.ts'
import type { Ordering, Terms } from './ordering.ts'
import type { LastSent, SentRequest } from '../journal/order-record.ts'
import type { Client } from '../client/client.ts'
import type { Quote } from '../journal/quote.ts'
import type { PlaceOptions } from './place-options.ts'
import { unexpectedResponse } from './unexpected-response.ts'
import { watchDepartures } from './watch-departures.ts'

/** How the sending of an order ended. */
export interface Ending<Server> {
  /** The contract; `undefined` when none was confirmed. */
  readonly server?: Server
  readonly error?: unknown
  /** Whether it has left. */
  readonly isSent: boolean
  /** The status of the response that confirmed or rejected it for certain; null when nothing is certain, or sent. */
  readonly status: number | null
  readonly failures: SentRequest['failures']
}

/** When the time of a call of `place` began, and how long it is: it leaves within that, or not at all. */
export interface Placing extends Omit<LastSent, 'apiAt'> {
  /** The same moment by the monotonic clock. */
  readonly start: number
}

// Payment and the creation of contract and server run while the API is being asked.
const placeTimeoutMs = 120_000

/** Begins the time that a call of `place` may take. */
export function beginPlacing(
  { now, monotonic }: Pick<Client, 'now' | 'monotonic'>,
  { deadlineMs = placeTimeoutMs }: PlaceOptions,
): Placing {
  return { start: monotonic(), at: now(), withinMs: parseMilliseconds('deadlineMs', deadlineMs) }
}

/** Sends a quoted order, and tells how that ended. It never rejects. */
export async function sendOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  input: object,
  options: PlaceOptions,
  { start, at, withinMs }: Placing,
): Promise<Ending<Server>> {
  const { client, lastSent } = ordering
  const { idempotencyKey, total_price, id } = quote
  const { onAttempt } = options
  const departures = watchDepartures({
    onAttempt,
    onSend: () => void lastSent.set(id, Infinity), // in progress
  })
  const end = (ending: Pick<Ending<Server>, 'server' | 'error' | 'status'>): Ending<Server> => {
    const isSent = departures.hasLeft()
    if (isSent) lastSent.set(id, client.monotonic())
    return { ...ending, isSent, failures: departures.failures() }
  }
  try {
    const terms: Terms = { expected_total_price: total_price, agree_to_terms: true, dry_run: false }
    const response = await ordering.send({ ...quote.order, ...input, ...terms }, idempotencyKey, {
      timeoutMs: placeTimeoutMs,
      ...options,
      // Whatever the claim has taken is gone.
      deadlineMs: Math.max(1, start + withinMs - client.monotonic()),
      minimumMs: Math.max(0, Math.min(options.minimumMs ?? 10_000, withinMs / 2)),
      sendUntil: at + withinMs,
      ...departures.options,
    })
    return end({ server: parseServer(ordering, quote, response), status: 200 })
  } catch (error) {
    return end({ error, status: isKnownAlready(error, quote) ? null : departures.rejection() })
  }
}

function parseServer<Order extends object, Server extends object>(
  { idOf, path }: Ordering<Order, Server>,
  { contracts, mark }: Quote<Order>,
  response: object | undefined,
): Server {
  const { server } = Object(response) as { readonly server?: Server }
  const fields = Object(server) as Partial<Server> & Readonly<Record<string, unknown>>
  const id = idOf(fields)
  // A contract that was there before, or bears another mark, is not what this order has bought.
  const isNew = id === null || (id && typeof id === 'string' && !contracts?.includes(id))
  if (isNew && (!mark || (fields[mark.field] || mark.value) === mark.value)) return server!
  throw unexpectedResponse(path, 'an order')
}

// What a 409 may say of an order that was not executed.
const conflicts: ReadonlySet<string> = new Set([
  'CAPACITY_UNAVAILABLE',
  'CONTRACT_NOT_ACTIVE',
  'OPERATION_ERROR',
])

/** Whether a rejection may mean that an attempt of this intent, perhaps another process's, was executed or is in progress. */
function isKnownAlready(error: unknown, { mark }: Quote<object>): boolean {
  if (!isApiError(error)) return false // the attempts were rejected, and then the call ended by itself
  // A derived identifier is taken by this very order, or by nobody.
  if (error.code === 'SERVER_ID_TAKEN') return !!mark?.isUnique
  if (error.status === 409) return !conflicts.has(error.code)
  return isKeyInUse(error)
}

/**
 * A key that is bound to another body was sent before, perhaps with this order and another password. A code for that is
 * not documented.
 */
function isKeyInUse({ code, message, details }: ApiError): boolean {
  return /idempotency|duplicate_/i.test(code === 'VALIDATION_ERROR' ? message + details.join() : code)
}
