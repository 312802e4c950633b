import type { ErrorCode } from '@hostwright/types'
import { operations } from '../generated/operations.ts'
import { once } from './once.ts'

/** Returns the HTTP status that responses with an error code have. */
export function statusOf(code: ErrorCode): number {
  return errorStatuses().get(code)!
}

/** The HTTP status of each error code in the description. */
export const errorStatuses: () => ReadonlyMap<string, number> = once(() => {
  const responses = operations.flatMap((operation) => operation.responses)
  return new Map(responses.flatMap(({ status, codes }) => codes.map((code) => [code, status])))
})
