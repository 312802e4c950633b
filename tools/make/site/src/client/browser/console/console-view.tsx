import type { JSX } from 'preact'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { AccountPanel } from '../account/account-panel.tsx'
import { CodeSamples, type Samples } from './code-samples.tsx'
import { findEffect } from './find-effect.ts'
import { toForm } from './form.ts'
import { About, OperationChoice } from './operation-choice.tsx'
import { OperationFinder } from './operation-finder.tsx'
import { PassTime } from './pass-time.tsx'
import { BodyText, RequestFields } from './request-form.tsx'
import { ResponseView } from './response-view.tsx'
import { SendButton } from './send-button.tsx'
import { SentRequests } from './sent-requests.tsx'
import { ShareButton } from './share-button.tsx'
import { TargetChoice } from './target-choice.tsx'
import { toOtherCalls, toTypeScript } from './to-calls.ts'
import { toRequest } from './to-request.ts'
import { type ConsoleState, useConsole } from './use-console.ts'
import { consoleWords as words } from '../words/console-words.ts'

interface ConsoleProps {
  readonly operations: readonly ConsoleOperation[]
  readonly apiKey: string
}

/** The whole console: the form, the same call as code, the response, and the account behind it. */
export function Console({ operations, apiKey }: ConsoleProps): JSX.Element {
  const state = useConsole(operations, apiKey)
  const { operation, typed, target, account } = state
  const fields = { operation, typed, onChange: state.setTyped }
  const { method, target: address } = toRequest(toForm(operation, typed, target.apiKey))
  const effect = findEffect(operation, typed)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // Browsers submit a form with a single field by Enter although it has no button that submits.
    if (effect === undefined) void state.send()
  }
  return (
    <>
      <form aria-label={words.request} onSubmit={submit} onKeyDown={ignoreHeldEnter}>
        <OperationFinder operations={operations} onChoose={state.choose} />
        <OperationChoice operations={operations} chosen={operation} onChoose={state.choose} />
        <About operation={operation} />
        <div class="request-fields">
          <RequestFields key={operation.id} {...fields} read={state.read} />
        </div>
        <TargetChoice target={target} onChange={state.setTarget} />
        <div class="form-actions">
          <SendButton effect={effect} request={`${method} ${address}`} onSend={() => void state.send()} />
          <ShareButton fragment={state.fragment} />
          {!target.isInPage && target.address === location.origin && <PassTime onAnswer={state.setAnswer} />}
        </div>
      </form>
      <div class="side">
        <CodeSamples samples={toSamples(state)} program={state.isSample ? operation.program : undefined} />
        <BodyText {...fields} />
        <ResponseView answer={state.answer} />
        {target.isInPage && account !== undefined && (
          <div id="account" class="account" role="region" aria-label={words.account}>
            <AccountPanel view={account} actions={state.actions} />
          </div>
        )}
        <SentRequests all={state.sent} />
      </div>
    </>
  )
}

/** Keeps an Enter that is held after it has chosen an operation from sending in the field that it has moved to. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const writesLine = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !writesLine) event.preventDefault()
}

function toSamples({ operation, typed, target }: ConsoleState): Samples {
  const form = toForm(operation, typed, target.apiKey)
  return { TypeScript: toTypeScript(form), ...toOtherCalls(form, operation.hasResponse) }
}
