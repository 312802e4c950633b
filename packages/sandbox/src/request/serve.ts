import { ApiFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Clock } from '../time/clock.ts'
import type { Operation } from '../description/operation.ts'
import type { Call, Handler } from '../operations/handler.ts'
import { handlers } from './handlers.ts'
import { authenticate, type FindKey } from '../keys/create-key-finder.ts'
import type { KeyRecord } from '../keys/key-record.ts'
import { authorize } from '../keys/permission.ts'
import type { Coverage } from '../journal/coverage.ts'
import type { Exchanges } from '../journal/exchanges.ts'
import type { Journal } from '../journal/journal.ts'
import { readChanges, type RecordChange } from '../journal/record-changes.ts'
import type { FaultSource } from '../faults/faults.ts'
import type { LateRequests } from '../faults/late-requests.ts'
import { checkAddress } from '../keys/allowed-address.ts'
import type { Limits } from '../limits/limits.ts'
import type { ExecutionLog } from '../logs/execution-log.ts'
import type { OpenOrder, OpenOrders } from '../ordering/open-orders.ts'
import type { Store } from '../storage/store.ts'
import { type PlainResponse, toErrorResponse, toFaultResponse } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { checkRequest } from './check-request.ts'
import { readParts, type RequestParts, type WholeRequest, fromText } from './read-request.ts'

/** The parts of a sandbox that handle requests, such as its store, clock, limits, faults and log. */
export interface World {
  readonly clock: Clock
  readonly toHttpDate: (at: number) => string
  readonly store: Store
  readonly findKey: FindKey
  readonly log: ExecutionLog
  readonly assume: AssumptionChoices
  readonly limits: Limits
  readonly faults: FaultSource
  readonly journal: Journal
  readonly exchanges: Exchanges
  readonly coverage: Coverage
  readonly openOrders: OpenOrders
  readonly late: LateRequests
  /** Label of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/** The response to a request that was executed, and the records that it has changed. */
export interface Executed {
  readonly response: PlainResponse
  readonly changes: readonly RecordChange[]
}

/**
 * Executes a request as if it were the time `now`. `operation` is `undefined` for a request that matches none. The
 * writes of the operation and the entry in the execution log are one transaction. After an error, only the log entry is
 * kept. A request without a known API key has no log entry.
 */
export function serve(
  world: World,
  operation: Operation | undefined,
  whole: WholeRequest,
  key: KeyRecord | undefined,
  order: OpenOrder,
  startedAt: number,
  now: number,
): Executed {
  const { store, journal } = world
  const { result: response, changed } = store.changes.during(() =>
    store.transaction(() => {
      const given = respondOrFail(world, operation, whole, key, order, now)
      if (key !== undefined) logRequest(world, whole.request, key, given.status, startedAt, now)
      return given
    }),
  )
  journal.noteWrites(now)
  return { response, changes: readChanges(store, changed) }
}

/** Adds a request to the execution log of its API key. */
export function logRequest(
  { log }: World,
  { method, pathname: path, address }: IncomingRequest,
  { hash: keyHash }: KeyRecord,
  status: number,
  startedAt: number,
  now: number,
): void {
  const durationMs = now - startedAt
  log.record({ keyHash, at: now, method, path, status, durationMs, address })
}

function respondOrFail(
  world: World,
  operation: Operation | undefined,
  whole: WholeRequest,
  foundKey: KeyRecord | undefined,
  order: OpenOrder,
  now: number,
): PlainResponse {
  const { store, log, assume, ownershipLabel } = world
  try {
    return store.transaction(() => {
      if (operation === undefined) throw new ApiFailure('NOT_FOUND', 'There is nothing at this address.')
      const admitted = admit(world, operation, whole, foundKey, now)
      if (!isDryRun(admitted) && !order.begin())
        throw new ApiFailure('DUPLICATE_REQUEST', 'The same order is in progress.')
      const call = { ...admitted, now, store, log, assume, ownershipLabel }
      // The casts are safe: the request was checked against the description from which the type of the handler is
      // generated.
      const handle = handlers[operation.id] as Handler<typeof operation.id>
      const response: PlainResponse = handle(call as Call<typeof operation.id>)
      const breach = findBreach(operation, response)
      if (breach !== undefined) throw new Error(breach)
      return response
    })
  } catch (error) {
    return checkedError(operation, error)
  }
}

interface Admitted extends RequestParts {
  readonly key: KeyRecord
}

/** Returns the parts of a request and its API key. Rejects a request that is invalid or that the key does not allow. */
function admit(
  { assume }: World,
  operation: Operation,
  whole: WholeRequest,
  foundKey: KeyRecord | undefined,
  now: number,
): Admitted {
  const key = authenticate(foundKey, now)
  checkAddress(key, whole.request.address)
  authorize(operation, key, whole.path, assume)
  return { ...checkRequest(operation, readParts(operation, whole), assume), key }
}

/** Whether a request would be executed, and not as a dry run. The execution itself can still reject it. */
export function isPlacing(
  world: World,
  operation: Operation,
  whole: WholeRequest,
  key: KeyRecord | undefined,
  now: number,
): boolean {
  try {
    return !isDryRun(admit(world, operation, whole, key, now))
  } catch (error) {
    if (error instanceof ApiFailure) return false
    throw error
  }
}

function isDryRun({ body }: RequestParts): boolean {
  return (body as { readonly dry_run?: boolean } | undefined)?.dry_run === true
}

/** Returns the response for an error; if the description does not allow it, a 500 that says so. */
function checkedError(operation: Operation | undefined, error: unknown): PlainResponse {
  const response = toErrorResponse(error)
  const breach = operation === undefined ? undefined : findBreach(operation, response)
  return breach === undefined ? response : toFaultResponse(breach)
}

/** Describes how a response violates the description; `undefined` if it does not. */
export function findBreach(
  operation: Operation,
  { status, headers = {}, body }: PlainResponse,
): string | undefined {
  const check = operation.responseChecks.get(status)
  if (check === undefined) return `the description of ${operation.id} has no status ${status}`
  const message = { headers: readHeaders(headers) }
  if (check(body === undefined ? message : { ...message, body })) return undefined
  const problems = check.errors!.map(({ instancePath, message, params }) => {
    const { missingProperty: name } = params
    const missing = typeof name === 'string' ? `/${name}` : ''
    return `${instancePath}${missing} ${message ?? 'is not valid'}`
  })
  return `the response ${status} of ${operation.id} breaks the description: ${problems.join('; ')}`
}

function readHeaders(headers: Readonly<Record<string, string>>): Record<string, unknown> {
  // Response headers that consist of digits become numbers before they are checked. This is safe, because the
  // description has no header that is a text of digits.
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(headers)) values[name] = fromText(text, 'integer')
  return values
}
