import { useMemo, useRef, useState } from 'preact/hooks'
import type { AccountActions, AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { createActions } from '../run/create-actions.ts'
import { isUnchanged, isUnpriced, readPrice, toForm, type Typed } from './form.ts'
import type { Read } from './offers.ts'
import { createInPageSandbox } from './in-page-sandbox.ts'
import { toFragment } from './request-link.ts'
import type { Answer } from './response-view.tsx'
import { keepSent, readSent, type SentRequest } from './sent-requests.tsx'
import { describeFailure, sendToPort } from './send-to-port.ts'
import { beginTarget, type Target } from './target-choice.tsx'
import { toRequest } from './to-request.ts'
import { type RequestState, useRequest } from './use-request.ts'

/** The state of the console, and the actions that change it. */
export interface ConsoleState extends RequestState {
  /** Whether the form is still that of the sample. */
  readonly isSample: boolean
  readonly target: Target
  readonly setTarget: (target: Target) => void
  readonly answer: Answer
  readonly setAnswer: (answer: Answer) => void
  /** The account of the sandbox in the page; undefined before the first request. */
  readonly account: AccountView | undefined
  readonly actions: AccountActions
  readonly sent: readonly SentRequest[]
  readonly send: () => Promise<void>
  /** Reads the sandbox in the page without a trace; undefined if requests go to a port. */
  readonly read: Read | undefined
}

const nothingSent: Answer = { text: 'Nothing has been sent yet.' }

/** The state of the console. Another operation begins with its own form, and without the response of the last. */
export function useConsole(operations: readonly ConsoleOperation[], apiKey: string): ConsoleState {
  const [answer, setAnswer] = useState<Answer>(nothingSent)
  const [target, setTarget] = useState(() => beginTarget(apiKey))
  const [account, setAccount] = useState<AccountView>()
  const [sent, setSent] = useState(readSent)
  const priced = useRef<string>(undefined)
  const filled = useRef<unknown>(undefined)
  const sandbox = useMemo(() => createInPageSandbox('', setAccount), [])
  const actions = useMemo(() => createActions(sandbox.call), [])
  const request = useRequest(operations, priced, () => setAnswer(nothingSent))
  const { operation, typed, setTyped } = request

  function changeTarget(next: Target): void {
    setTarget(next)
    if (next.world === target.world) return
    sandbox.startOver(next.world)
    setAccount(undefined)
    setAnswer({ text: `The next request begins a new account: ${next.world}.` })
  }

  /**
   * Returns the form with the price of the day, which an order has to name. A price that was typed stays, and an order
   * that is no dry run is sent at the price that was shown.
   */
  async function withPrice(): Promise<Typed> {
    if (!target.isInPage || !isUnpriced(operation, typed.body, filled.current)) return typed
    const body = JSON.stringify(await sandbox.price(JSON.parse(typed.body)), null, 2)
    filled.current = readPrice(body)
    if (isUnchanged(operation, typed, priced.current)) priced.current = body
    return { ...typed, body }
  }

  async function send(): Promise<void> {
    setAnswer({ text: 'Sending …' })
    try {
      const ready = await withPrice()
      setTyped(ready)
      const plain = toRequest(toForm(operation, ready, target.apiKey))
      const start = performance.now()
      const { response, note } = target.isInPage
        ? await sandbox.send(plain, operation, isUnchanged(operation, ready, priced.current))
        : { response: await sendToPort(plain, target), note: '' }
      const milliseconds = Math.round(performance.now() - start)
      const title = `${plain.method} ${plain.target}`
      setAnswer({ response, milliseconds, request: title, note })
      const fragment = toFragment(operation, ready, priced.current)
      setSent((kept) => keepSent(kept, { fragment, request: title, status: response.status }))
    } catch (error) {
      setAnswer({ text: target.isInPage ? String(error) : describeFailure(error, target.address) })
    }
  }

  const read = target.isInPage ? sandbox.read : undefined
  const isSample = isUnchanged(operation, typed, priced.current)
  const outcome = { answer, setAnswer, account, actions, sent, send, read }
  return { ...request, ...outcome, isSample, target, setTarget: changeTarget }
}
