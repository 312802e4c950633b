import type { AssumptionChoices } from '@hostwright/sandbox'
import type { Readings } from '../reading.ts'

/** Finds out from the responses of an account which choice of an assumption the API makes. */
export interface Observer<Id extends keyof AssumptionChoices = keyof AssumptionChoices> {
  readonly id: Id
  /** Returns the choice; several choices if the responses do not distinguish them; `undefined` if they show nothing. */
  observe(readings: Readings): AssumptionChoices[Id] | readonly AssumptionChoices[Id][] | undefined
}
