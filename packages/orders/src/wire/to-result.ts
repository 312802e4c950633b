import type { SentRequest } from '@hostwright/common'
import { executionOf } from '@hostwright/common/ports'
import { isRejection } from './is-rejection.ts'

/**
 * Returns the result of a request for the journal.
 *
 * @param data the data of a response that proves that the request was executed
 * @param isCertain whether a rejection proves that the request was not executed. An order asks for more than a status
 */
export function toResult(data: unknown, error: unknown, isCertain = true): SentRequest['result'] {
  if (data !== undefined) return 'executed'
  return isCertain && isRejection(error) && executionOf(error) === 'not-executed' ? 'rejected' : null
}
