import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the lists of DKIM and DMARC settings also contain names that have no setting. */
export function listsUnset(assume: AssumptionChoices): boolean {
  return assume['dkim-dmarc-entries'] !== 'names-in-use'
}
