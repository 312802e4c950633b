import type { AssumptionChoices } from '@hostwright/sandbox'
import type { Readings } from '../reading.ts'

/**
 * An assumption, and the function that finds out, from the responses of an account, which choice the API makes for it.
 * An assumption is something that the API's documentation leaves open.
 */
export interface Observer<Id extends keyof AssumptionChoices = keyof AssumptionChoices> {
  readonly id: Id
  /** Returns the choice; several choices if the responses do not distinguish them; `undefined` if they show nothing. */
  observe(readings: Readings): AssumptionChoices[Id] | readonly AssumptionChoices[Id][] | undefined
}
