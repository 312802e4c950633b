import type { ErrorCode } from '@hostwright/types'
import { operations } from '../generated/operations.ts'
import { once } from './once.ts'

/** The HTTP status of an error code: that of the responses whose examples bear its name. */
export function statusOf(code: ErrorCode): number {
  return errorStatuses().get(code)!
}

/** The status of each error code that the description names. */
export const errorStatuses: () => ReadonlyMap<string, number> = once(() => {
  const responses = operations.flatMap((operation) => operation.responses)
  return new Map(responses.flatMap(({ status, codes }) => codes.map((code) => [code, status])))
})
