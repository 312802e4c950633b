import type { Attempt } from '../transport/attempt.ts'
import { type ApiError, isApiError } from '../errors/api-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import type { Ordering, Quote, Terms } from './ordering.ts'
import type { PlaceOptions } from './place-order.ts'

/** How the sending of an order ended. `status` is that of the last response, null where nobody knows it. */
export type Ending<Server> =
  | { readonly kind: 'confirmed'; readonly server: Server; readonly status: number }
  /** Nothing was executed, for certain. */
  | {
      readonly kind: 'refused'
      readonly error: unknown
      readonly isSent: boolean
      readonly status: number | null
    }
  /** It may have been executed. */
  | { readonly kind: 'unknown'; readonly error: unknown; readonly tookMs: number; readonly status: null }

// Payment and the creation of contract and server run while the API is being asked.
const placeTimeoutMs = 120_000
const minimumMs = 10_000

/** The time that a call of `place` may take. */
export function toDeadlineMs({ deadlineMs = placeTimeoutMs }: PlaceOptions): number {
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
  const deadlineMs = toDeadlineMs(options)
  const start = client.monotonic()
  const attempts: Attempt[] = []
  let departures = 0
  try {
    const terms: Terms = { expected_total_price: quote.total_price, agree_to_terms: true, dry_run: false }
    const response = await ordering.send({ ...quote.order, ...input, ...terms }, quote.idempotencyKey, {
      timeoutMs: placeTimeoutMs,
      ...options,
      deadlineMs,
      minimumMs: Math.min(options.minimumMs ?? minimumMs, deadlineMs / 2),
      sendUntil: client.now() + deadlineMs,
      onSend() {
        departures += 1
        lastSent.set(quote.id, Infinity) // under way
      },
      onAttempt(attempt) {
        attempts.push(attempt)
        options.onAttempt?.(attempt)
      },
    })
    return { kind: 'confirmed', server: parseServer(ordering, quote, response), status: 200 }
  } catch (error) {
    const isSent = departures > 0
    const refusals = attempts.filter(isRefusal)
    if (departures <= refusals.length && (!isSent || isCertain(error, quote))) {
      const status = refusals.at(-1)?.status ?? null
      return { kind: 'refused', error, isSent, status }
    }
    return { kind: 'unknown', error, tookMs: client.monotonic() - start, status: null }
  } finally {
    if (departures > 0) lastSent.set(quote.id, client.monotonic())
  }
}

function parseServer<Order extends object, Server extends object>(
  { idOf, path }: Ordering<Order, Server>,
  { contracts }: Quote<Order>,
  response: object | undefined,
): Server {
  const { server } = (response ?? {}) as { readonly server?: Server }
  const id = typeof server === 'object' && server !== null ? idOf(server) : undefined
  // A contract that was there before is not what this order has bought.
  if (id !== undefined && !(id !== null && contracts?.includes(id))) return server!
  throw new UnexpectedResponseError({
    operation: `POST ${path}`,
    status: 200,
    contentType: 'application/json',
    problem: 'The response is not that of an order',
  })
}

const refusals: readonly number[] = [400, 401, 402, 403, 404, 405, 409, 413, 415, 422]

/** Whether the API has looked at an attempt and refused it, or not even looked at it. */
function isRefusal({ status, error }: Attempt): boolean {
  return status === 429 || (error === 'ApiError' && status !== undefined && refusals.includes(status))
}

// What a 409 may say of an order that was not executed; another says that it, or its key, is known already.
const conflicts = ['CAPACITY_UNAVAILABLE', 'CONTRACT_NOT_ACTIVE', 'OPERATION_ERROR', 'SERVER_ID_TAKEN']

/** Whether a refusal can only mean that no attempt of this intent was executed, not even another process's. */
function isCertain(error: unknown, { mark }: Quote<object>): boolean {
  if (!isApiError(error)) return true // the attempts were refused, and then the call ended by itself
  if (error.status === 409 && !conflicts.includes(error.code)) return false
  // A derived identifier is taken by this very order, or by nobody.
  if (error.code === 'SERVER_ID_TAKEN') return mark?.isUnique !== true
  return !isKeyInUse(error)
}

/** A key that is bound to another body was sent before, perhaps with this order and another password. */
function isKeyInUse({ code, message, details }: ApiError): boolean {
  return code === 'VALIDATION_ERROR' && /idempotency/i.test([message, ...details].join(' '))
}
