import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Code, toPretty } from '../account/code.tsx'
import type { PlainResponse } from '../../program/messages.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** A response, or a sentence in its place. */
export type Answer = { readonly text: string } | Received

interface Received {
  readonly response: PlainResponse
  readonly milliseconds: number
  /** Method and address of the request. */
  readonly request: string
  /** Tells which requests were sent before, for what this one needs; empty if none was. */
  readonly note: string
}

/** A response: its status in the colour of its kind, its headers folded, its JSON in colours. */
export function ResponseView({ answer }: { readonly answer: Answer }): JSX.Element {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // On a phone the form is above it, and longer than the window.
    if ('response' in answer) status.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [answer])
  return (
    <section aria-label={words.response}>
      <p
        ref={status}
        id="status"
        role="status"
        class={'text' in answer ? '' : toTone(answer.response.status)}
      >
        {'text' in answer ? answer.text : toStatus(answer)}
      </p>
      {'response' in answer && <Parts {...answer} />}
    </section>
  )
}

function Parts({ response: { headers, text }, request, note }: Received): JSX.Element {
  return (
    <>
      <p class="hint">{note === '' ? request : words.join(request, note)}</p>
      <details>
        <summary>{words.headers}</summary>
        <pre id="headers" tabIndex={0} role="region" aria-label={words.responseHeaders}>
          {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        </pre>
      </details>
      <div id="response">
        {text !== '' && <Code text={toPretty(text)} label={words.responseBody} language="JSON" />}
      </div>
    </>
  )
}

function toStatus({ response: { status, statusText }, milliseconds }: Received): string {
  return words.took(`${status} ${statusText}`.trim(), milliseconds)
}

function toTone(status: number): string {
  return status < 300 ? 'is-good' : status < 400 ? '' : 'is-bad'
}
