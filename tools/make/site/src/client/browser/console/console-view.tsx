import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { AccountPanel } from '../account/account-panel.tsx'
import { createActions } from '../run/create-actions.ts'
import { CodeSamples } from './code-samples.tsx'
import { beginForm, isUnchanged, toForm, type Typed } from './form.ts'
import { createInPageSandbox } from './in-page-sandbox.ts'
import { About, OperationChoice } from './operation-choice.tsx'
import { PassTime } from './pass-time.tsx'
import { BodyText, RequestFields } from './request-form.tsx'
import { type Answer, ResponseView } from './response-view.tsx'
import { describeFailure, sendToPort } from './send-to-port.ts'
import { beginTarget, type Target, TargetChoice, toShownAddress } from './target-choice.tsx'
import { toCurl, toPython, toTypeScript } from './to-calls.ts'
import { toRequest } from './to-request.ts'

interface ConsoleProps {
  readonly operations: readonly ConsoleOperation[]
  readonly apiKey: string
}

const nothingSent: Answer = { text: 'Nothing has been sent yet.' }

/** The whole console: the form, the same call as code, the response, and the account behind it. */
export function Console({ operations, apiKey }: ConsoleProps): JSX.Element {
  const [operation, choose] = useState(() => findLinked(operations) ?? operations[0]!)
  const [typed, setTyped] = useState<Typed>(() => beginForm(operation))
  const [answer, setAnswer] = useState<Answer>(nothingSent)
  const [target, setTarget] = useState(() => beginTarget(apiKey))
  const [account, setAccount] = useState<AccountView>()
  const priced = useRef<string>(undefined)
  const sandbox = useMemo(() => createInPageSandbox('', setAccount), [])
  const actions = useMemo(() => createActions(sandbox.call), [])

  const show = (next: ConsoleOperation): void => {
    choose(next)
    setTyped(beginForm(next))
    setAnswer(nothingSent)
  }
  useEffect(() => {
    const follow = (): void => {
      const linked = findLinked(operations)
      if (linked !== undefined) show(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const changeTarget = (next: Target): void => {
    if (next.world !== target.world) {
      sandbox.startOver(next.world)
      setAccount(undefined)
      setAnswer({ text: `The next request begins a new account: ${next.world}.` })
    }
    setTarget(next)
  }

  /** An order names its price, which depends on the day. */
  async function withPrice(): Promise<Typed> {
    if (!target.isInPage || typed.body !== operation.body || !typed.body.includes('expected_total_price'))
      return typed
    const body = JSON.stringify(await sandbox.price(JSON.parse(typed.body)), null, 2)
    priced.current = body
    setTyped({ ...typed, body })
    return { ...typed, body }
  }

  async function send(): Promise<void> {
    setAnswer({ text: 'Sending …' })
    try {
      const ready = await withPrice()
      const request = toRequest(toForm(operation, ready, target.apiKey))
      const start = performance.now()
      const { response, note } = target.isInPage
        ? await sandbox.send(request, operation, isUnchanged(operation, ready, priced.current))
        : { response: await sendToPort(request, target), note: '' }
      const milliseconds = Math.round(performance.now() - start)
      setAnswer({ response, milliseconds, request: `${request.method} ${request.target}`, note })
    } catch (error) {
      setAnswer({ text: target.isInPage ? String(error) : describeFailure(error, target.address) })
    }
  }

  const form = toForm(operation, typed, target.apiKey)
  const request = toRequest(form)
  const address = toShownAddress(target)
  const samples = {
    TypeScript: isUnchanged(operation, typed, priced.current) ? operation.program : toTypeScript(form),
    curl: toCurl(request, address),
    Python: toPython(request, address),
  }
  const fields = { operation, typed, onChange: setTyped }
  return (
    <>
      <form
        aria-label="Request"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <OperationChoice
          operations={operations}
          chosen={operation}
          onChoose={(next) => {
            show(next)
            history.replaceState(null, '', `#${next.id}`)
          }}
        />
        <About operation={operation} />
        <div class="form-actions">
          <button type="submit">Send</button>
          {!target.isInPage && target.address === location.origin && <PassTime onAnswer={setAnswer} />}
        </div>
        <RequestFields key={operation.id} {...fields} />
        <TargetChoice target={target} onChange={changeTarget} />
      </form>
      <div class="side">
        <CodeSamples samples={samples} />
        <BodyText {...fields} />
        <ResponseView answer={answer} />
        {target.isInPage && account !== undefined && (
          <div id="account" class="account" role="region" aria-label="Account">
            <AccountPanel view={account} actions={actions} />
          </div>
        )}
      </div>
    </>
  )
}

function findLinked(operations: readonly ConsoleOperation[]): ConsoleOperation | undefined {
  return operations.find(({ id }) => id === location.hash.slice(1))
}
