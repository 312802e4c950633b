import { ApiFailure } from '../api-failure.ts'
import type { AssumptionChoices } from '../assumptions.ts'
import type { Clock } from '../clock.ts'
import type { Operation } from '../description/operation.ts'
import type { Call, Handler } from '../handler.ts'
import { handlers } from '../handlers.ts'
import { authenticate, findKey } from '../keys/authenticate.ts'
import type { KeyRecord } from '../keys/key-record.ts'
import { authorize } from '../keys/permission.ts'
import type { ExecutionLog } from '../logs/execution-log.ts'
import { notImplementedCode } from '../not-implemented.ts'
import type { Store } from '../store.ts'
import { type PlainAnswer, toErrorAnswer, toFaultAnswer } from './answer.ts'
import { checkRequest } from './check-request.ts'
import { findBreach } from './find-breach.ts'
import { type IncomingRequest, readParts } from './read-request.ts'

/** What one sandbox is made of. */
export interface World {
  readonly clock: Clock
  readonly store: Store
  readonly log: ExecutionLog
  readonly assume: AssumptionChoices
}

/**
 * Answers one request, which no `operation` fits when it is `undefined`. All of it is one transaction:
 * what the operation stores and the entry in the execution log. An error keeps the entry only.
 */
export function serve(
  world: World,
  operation: Operation | undefined,
  request: IncomingRequest,
  startedAt: number,
): PlainAnswer {
  const { store, clock, log } = world
  return store.transaction(() => {
    const now = clock.now()
    const key = findKey(store, request.headers.get('authorization'))
    const answer = answerOrFail(world, operation, request, key, now)
    if (key !== undefined) {
      log.record({
        keyHash: key.hash,
        at: now,
        method: request.method,
        path: request.url.pathname,
        status: answer.status,
        durationMs: now - startedAt,
        address: request.address,
      })
    }
    return answer
  })
}

function answerOrFail(
  { store, log, assume }: World,
  operation: Operation | undefined,
  request: IncomingRequest,
  foundKey: KeyRecord | undefined,
  now: number,
): PlainAnswer {
  try {
    return store.transaction(() => {
      if (operation === undefined) throw new ApiFailure('NOT_FOUND', 'There is nothing at this address.')
      const key = authenticate(foundKey, now)
      authorize(operation, key, request.path)
      const parts = readParts(operation, request)
      checkRequest(operation, parts)
      const call = { ...parts, key, now, store, log, assume }
      // The checks above have made sure of what the handler's own type says.
      const handle = handlers[operation.id] as Handler<typeof operation.id>
      const answer: PlainAnswer = handle(call as Call<typeof operation.id>)
      const breach = findBreach(operation, answer)
      if (breach !== undefined) throw new Error(breach)
      return answer
    })
  } catch (error) {
    return checkedError(operation, error)
  }
}

/** An error answer keeps to the description as well, but for the one code that is not the API's. */
function checkedError(operation: Operation | undefined, error: unknown): PlainAnswer {
  const answer = toErrorAnswer(error)
  const isOwn = error instanceof ApiFailure && error.code === notImplementedCode
  const breach = operation === undefined || isOwn ? undefined : findBreach(operation, answer)
  return breach === undefined ? answer : toFaultAnswer(breach)
}
