import type { AssumptionChoices } from '@hostwright/sandbox'
import type { Readings } from '../reading.ts'

/** Tells from what was read which choice of an assumption holds. */
export interface Observer<Id extends keyof AssumptionChoices = keyof AssumptionChoices> {
  readonly id: Id
  /** The choice; several, where these reads do not tell one from another; `undefined` where they tell nothing. */
  observe(readings: Readings): AssumptionChoices[Id] | readonly AssumptionChoices[Id][] | undefined
}
