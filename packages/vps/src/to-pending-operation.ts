import type { PendingOperation } from '@hostwright/common'

/** A pending operation without its method: the data with which another process can continue to wait. */
type Stored<Id extends string> = Omit<PendingOperation<unknown, Id>, 'wait'>

/**
 * Adds `wait` to the data of a pending operation. The method is not enumerable, so `structuredClone`, `postMessage` and
 * Server Components take the operation as data. An interceptor of NestJS calls each enumerable method of what a handler
 * returns: it would wait, and the failure of that wait would end the process.
 */
export function toPendingOperation<State, Id extends string>(
  stored: Stored<Id>,
  wait: PendingOperation<State, Id>['wait'],
): PendingOperation<State, Id> {
  return Object.defineProperty(stored, 'wait', {
    value: wait,
    configurable: true,
    writable: true,
  }) as PendingOperation<State, Id>
}
