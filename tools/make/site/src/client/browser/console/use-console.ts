import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { AccountActions, AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { createActions } from '../run/create-actions.ts'
import { beginForm, isUnchanged, toForm, type Typed } from './form.ts'
import { createInPageSandbox } from './in-page-sandbox.ts'
import type { Answer } from './response-view.tsx'
import { describeFailure, sendToPort } from './send-to-port.ts'
import { beginTarget, type Target } from './target-choice.tsx'
import { toRequest } from './to-request.ts'

/** The state of the console, and the actions that change it. */
export interface ConsoleState {
  readonly operation: ConsoleOperation
  readonly choose: (operation: ConsoleOperation) => void
  readonly typed: Typed
  readonly setTyped: (typed: Typed) => void
  /** Whether the form is still that of the sample. */
  readonly isSample: boolean
  readonly target: Target
  readonly setTarget: (target: Target) => void
  readonly answer: Answer
  readonly setAnswer: (answer: Answer) => void
  /** The account of the sandbox in the page; undefined before the first request. */
  readonly account: AccountView | undefined
  readonly actions: AccountActions
  readonly send: () => Promise<void>
}

const nothingSent: Answer = { text: 'Nothing has been sent yet.' }

/** The state of the console. Another operation begins with its own form, and without the response of the last. */
export function useConsole(operations: readonly ConsoleOperation[], apiKey: string): ConsoleState {
  const [operation, setOperation] = useState(() => findLinked(operations) ?? operations[0]!)
  const [typed, setTyped] = useState<Typed>(() => beginForm(operation))
  const [answer, setAnswer] = useState<Answer>(nothingSent)
  const [target, setTarget] = useState(() => beginTarget(apiKey))
  const [account, setAccount] = useState<AccountView>()
  const priced = useRef<string>(undefined)
  const sandbox = useMemo(() => createInPageSandbox('', setAccount), [])
  const actions = useMemo(() => createActions(sandbox.call), [])

  function choose(next: ConsoleOperation): void {
    setOperation(next)
    setTyped(beginForm(next))
    setAnswer(nothingSent)
  }
  useLinks(operations, choose)

  function changeTarget(next: Target): void {
    setTarget(next)
    if (next.world === target.world) return
    sandbox.startOver(next.world)
    setAccount(undefined)
    setAnswer({ text: `The next request begins a new account: ${next.world}.` })
  }

  /** An order names its price, which depends on the day. */
  async function withPrice(): Promise<Typed> {
    const isSample = typed.body === operation.body && typed.body.includes('expected_total_price')
    if (!target.isInPage || !isSample) return typed
    priced.current = JSON.stringify(await sandbox.price(JSON.parse(typed.body)), null, 2)
    return { ...typed, body: priced.current }
  }

  async function send(): Promise<void> {
    setAnswer({ text: 'Sending …' })
    try {
      const ready = await withPrice()
      setTyped(ready)
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

  const isSample = isUnchanged(operation, typed, priced.current)
  const form = { operation, choose, typed, setTyped, isSample }
  return { ...form, target, setTarget: changeTarget, answer, setAnswer, account, actions, send }
}

/** Follows the address of the page, whose fragment names an operation. */
function useLinks(operations: readonly ConsoleOperation[], choose: (next: ConsoleOperation) => void): void {
  useEffect(() => {
    const follow = (): void => {
      const linked = findLinked(operations)
      if (linked !== undefined) choose(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}

function findLinked(operations: readonly ConsoleOperation[]): ConsoleOperation | undefined {
  return operations.find(({ id }) => id === location.hash.slice(1))
}
