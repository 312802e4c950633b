import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../assumptions/assumption-choices.ts'

/** The answer when what a field names exists already. */
export function duplicateFailure(assume: AssumptionChoices, field: string): ApiFailure {
  return assume['hosting-duplicates'] === 'answers 422 VALIDATION_ERROR'
    ? validationFailure([`${field}: exists already.`])
    : new ApiFailure('OPERATION_ERROR', `${field}: exists already.`)
}
