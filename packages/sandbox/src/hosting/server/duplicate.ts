import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** The error for a property that names an existing resource. */
export function duplicateFailure(assume: AssumptionChoices, field: string): ApiFailure {
  return assume['hosting-duplicates'] === 'validation-error'
    ? validationFailure([`${field}: exists already.`])
    : new ApiFailure('OPERATION_ERROR', `${field}: exists already.`)
}
