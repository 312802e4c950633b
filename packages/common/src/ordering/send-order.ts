import { type ApiError, isApiError } from '../errors/api-error.ts'
import type { Ordering, Terms } from './ordering.ts'
import type { SentRequest } from '../journal/order-record.ts'
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
  readonly tookMs: number
}

// Payment and the creation of contract and server run while the API is being asked.
const placeTimeoutMs = 120_000

/** The time that a call of `place` may take. */
export function deadlineOf({ deadlineMs = placeTimeoutMs }: PlaceOptions): number {
  return deadlineMs
}

/** Sends a quoted order, and tells how that ended. It never rejects. */
export async function sendOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  input: object,
  options: PlaceOptions,
): Promise<Ending<Server>> {
  const { client, lastSent } = ordering
  const { idempotencyKey, total_price, id } = quote
  const deadlineMs = deadlineOf(options)
  const start = client.monotonic()
  const { onAttempt } = options
  const departures = watchDepartures({
    onAttempt,
    onSend: () => void lastSent.set(id, Infinity), // in progress
  })
  const end = (ending: Pick<Ending<Server>, 'server' | 'error' | 'status'>): Ending<Server> => {
    const now = client.monotonic()
    const isSent = departures.hasLeft()
    if (isSent) lastSent.set(id, now)
    return { ...ending, isSent, failures: departures.failures(), tookMs: now - start }
  }
  try {
    const terms: Terms = { expected_total_price: total_price, agree_to_terms: true, dry_run: false }
    const response = await ordering.send({ ...quote.order, ...input, ...terms }, idempotencyKey, {
      timeoutMs: placeTimeoutMs,
      ...options,
      deadlineMs,
      minimumMs: Math.min(options.minimumMs ?? 10_000, deadlineMs / 2),
      sendUntil: client.now() + deadlineMs,
      ...departures.options,
    })
    return end({ server: parseServer(ordering, quote, response), status: 200 })
  } catch (error) {
    return end({ error, status: isKnownAlready(error, quote) ? null : departures.rejection() })
  }
}

function parseServer<Order extends object, Server extends object>(
  { idOf, path }: Ordering<Order, Server>,
  { contracts }: Quote<Order>,
  response: object | undefined,
): Server {
  const { server } = (response ?? {}) as { readonly server?: Server }
  const id = Object(server) === server ? idOf(server!) : undefined
  // A contract that was there before is not what this order has bought.
  if (id !== undefined && !(id && contracts?.includes(id))) return server!
  throw unexpectedResponse(path, 'an order')
}

// What a 409 may say of an order that was not executed.
const conflicts: ReadonlySet<string> = new Set([
  'CAPACITY_UNAVAILABLE',
  'CONTRACT_NOT_ACTIVE',
  'OPERATION_ERROR',
  'SERVER_ID_TAKEN',
])

/** Whether a rejection may mean that an attempt of this intent, perhaps another process's, was executed or is in progress. */
function isKnownAlready(error: unknown, { mark }: Quote<object>): boolean {
  if (!isApiError(error)) return false // the attempts were rejected, and then the call ended by itself
  // A derived identifier is taken by this very order, or by nobody.
  if (error.status === 409)
    return !conflicts.has(error.code) || (error.code === 'SERVER_ID_TAKEN' && !!mark?.isUnique)
  return isKeyInUse(error)
}

/** A key that is bound to another body was sent before, perhaps with this order and another password. */
function isKeyInUse({ code, message, details }: ApiError): boolean {
  return code === 'VALIDATION_ERROR' && /idempotency/i.test(message + details.join())
}
