import type { AssumptionChoices } from '@hostwright/sandbox'
import type { Readings } from '../reading.ts'

/**
 * Finds out which choice the API makes where its documentation leaves something open (an assumption), from the
 * responses of an account.
 */
export interface Observer<Id extends keyof AssumptionChoices = keyof AssumptionChoices> {
  readonly id: Id
  /** Returns the choice; several choices if the responses do not distinguish them; `undefined` if they show nothing. */
  observe(readings: Readings): AssumptionChoices[Id] | readonly AssumptionChoices[Id][] | undefined
}
