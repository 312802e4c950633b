import type { JSX } from 'preact'
import type { Answer } from './response-view.tsx'
import { consoleWords as words } from '../words/console-words.ts'

/** A button that lets a minute pass in the sandbox that serves the page. */
export function PassTime({ onAnswer }: { readonly onAnswer: (answer: Answer) => void }): JSX.Element {
  async function pass(): Promise<void> {
    const response = await fetch('/_sandbox/clock/advance', { method: 'POST', body: '{"minutes": 1}' })
    const { status, statusText, headers } = response
    onAnswer({
      response: { status, statusText, headers: [...headers], text: await response.text() },
      milliseconds: 0,
      request: words.minutePassed,
      note: '',
    })
  }
  return (
    <button type="button" onClick={() => void pass()}>
      {words.passMinute}
    </button>
  )
}
