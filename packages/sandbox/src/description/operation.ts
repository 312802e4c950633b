import type { operations as Operations } from '@hostwright/types'
import { type DescribedOperation, operations } from '../generated/operations.ts'
import quickRequestChecks from '../generated/quick-request-checks.js'
import requestChecks from '../generated/request-checks.js'
import responseChecks from '../generated/response-checks.js'
import type { Check } from './check.ts'
import { once } from './once.ts'

export type OperationId = keyof Operations

/** One operation of the description, with the checks of its messages. */
export interface Operation extends Pick<
  DescribedOperation,
  'id' | 'method' | 'path' | 'scope' | 'permission' | 'parameters' | 'takesBody'
> {
  /** Checks `{ path, query, header, body }` and finds all problems. */
  readonly requestCheck: Check
  /**
   * Checks `{ path, query, header, body }`, but stops at the first problem if the request can contain a list, so that
   * the time grows only linearly with the size of the request.
   */
  readonly quickRequestCheck: Check
  /** Checks of `{ headers, body }`, by status. */
  readonly responseChecks: ReadonlyMap<number, Check>
}

/** Returns every operation of the description. */
export const listOperations: () => readonly Operation[] = once(() => operations.map(toOperation))

function toOperation(described: DescribedOperation): Operation {
  const { requestCheck: name, quickRequestCheck: quickName, responses, ...rest } = described
  const requestCheck = requestChecks[name]!
  return {
    ...rest,
    requestCheck,
    quickRequestCheck: quickName === undefined ? requestCheck : quickRequestChecks[quickName]!,
    responseChecks: new Map(responses.map(({ status, check }) => [status, responseChecks[check]!])),
  }
}
