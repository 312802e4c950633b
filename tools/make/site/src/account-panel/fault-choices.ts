import type { FaultName } from '../client/browser/words/run-words.ts'
import type { ShownFault } from './account-view.ts'

/** What can go wrong with a request. */
export const faultChoices: readonly { readonly name: FaultName; readonly effect: ShownFault['effect'] }[] = [
  { name: 'outage', effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } },
  { name: 'tooMany', effect: { retryAfterSeconds: 7 } },
  { name: 'notExecuted', effect: 'drop-request' },
  { name: 'executed', effect: 'drop-response' },
  {
    name: 'late',
    effect: { finishLateMs: 130_000, answerAfterMs: 60_000 },
  },
  { name: 'html', effect: 'html' },
]
