import type { AssumptionChoices } from '@hostwright/sandbox'
import type { Readings } from '../reading.ts'

/** Determines from readings which choice of an assumption holds. */
export interface Observer<Id extends keyof AssumptionChoices = keyof AssumptionChoices> {
  readonly id: Id
  /** The choice; several if the readings do not distinguish them; `undefined` if they show nothing. */
  observe(readings: Readings): AssumptionChoices[Id] | readonly AssumptionChoices[Id][] | undefined
}
