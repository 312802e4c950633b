import type { PendingOperation } from '@hostwright/common'
import type { Acceptance } from './acceptance.ts'
import type { ServerPath } from './server-path.ts'
import { toStatusLocation } from './status-location.ts'

/**
 * Creates a pending operation. Its `wait` is not enumerable, so `structuredClone`, `postMessage` and Server Components
 * take the operation as data. An interceptor of NestJS calls each enumerable method of what a handler returns: it would
 * wait, and the failure of that wait would end the process.
 */
export function toPendingOperation<State, Id extends string>(
  operationId: Id,
  path: ServerPath,
  resource: Parameters<typeof toStatusLocation>[1],
  acceptance: Acceptance,
  wait: PendingOperation<State, Id>['wait'],
): PendingOperation<State, Id> {
  const stored = { operationId, location: toStatusLocation(path, resource), acceptedAt: acceptance.at }
  return Object.defineProperty(stored, 'wait', { value: wait, configurable: true }) as PendingOperation<
    State,
    Id
  >
}
