import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the lists of DKIM and DMARC settings have entries for names about which nothing has been set. */
export function listsUnset(assume: AssumptionChoices): boolean {
  return assume['dkim-dmarc-entries'] !== 'names-in-use'
}
