import type { ShownFault } from './account-view.ts'

/** What can go wrong with a request, in the words of people who have seen it. */
export const faultChoices: readonly { readonly title: string; readonly effect: ShownFault['effect'] }[] = [
  { title: 'outage: 503', effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } },
  { title: 'too many requests: 429, retry after 7 s', effect: { retryAfterSeconds: 7 } },
  { title: 'connection lost, not executed', effect: 'drop-request' },
  { title: 'connection lost, but executed', effect: 'drop-response' },
  {
    title: 'gateway gives up: 504, executed later',
    effect: { finishLateMs: 130_000, answerAfterMs: 60_000 },
  },
  { title: 'a page of HTML with status 200', effect: 'html' },
]
