import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Returns the error for a request that would add something that the server already has. */
export function duplicateFailure(assume: AssumptionChoices, field: string): ApiFailure {
  return assume['hosting-duplicates'] === 'validation-error'
    ? validationFailure([`${field}: exists already.`])
    : new ApiFailure('OPERATION_ERROR', `${field}: exists already.`)
}
