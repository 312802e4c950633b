import type { PendingOperation, WaitOptions } from '@hostwright/common'

/** The pending operation of a 202 answer. */
export function accepted<State>(
  operationId: string,
  response: Response,
  wait: (options?: WaitOptions<State>) => Promise<State>,
): PendingOperation<State> {
  return { operationId, location: response.headers.get('Location') ?? '', wait }
}
