import type { PlainResponse } from '../../program/messages.ts'
import { colourJson, toPretty } from './colour-json.ts'
import { find } from '../view/element.ts'

/** What was sent, and how a program would send it. */
export interface SentCalls {
  readonly request: string
  readonly typescript: string
  readonly curl: string
}

/** Shows a sentence instead of a response. */
export function showStatus(text: string): void {
  const status = find('#status')
  status.textContent = text
  status.className = ''
  for (const id of ['request', 'note', 'headers', 'response', 'call-typescript', 'call-curl'])
    find(`#${id}`).textContent = ''
  for (const id of ['headers-fold', 'calls']) find(`#${id}`).hidden = true
}

/** Shows a response: its status in the colour of its kind, its headers folded, its JSON in colours. */
export function showResponse(
  { status, statusText, headers, text }: PlainResponse,
  milliseconds: number,
  { request, typescript, curl }: SentCalls,
  note: string,
): void {
  const shown = find('#status')
  shown.textContent = `${`${status} ${statusText}`.trim()} in ${milliseconds} ms`
  shown.className = status < 300 ? 'is-good' : status < 400 ? '' : 'is-bad'
  find('#request').textContent = request
  find('#note').textContent = note
  find('#headers').textContent = headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  find('#headers-fold').hidden = false
  find('#response').replaceChildren(...(text === '' ? [] : colourJson(toPretty(text))))
  find('#call-typescript').textContent = typescript
  find('#call-curl').textContent = curl
  find('#calls').hidden = false
}
