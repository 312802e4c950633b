import { useMemo, useRef, useState } from 'preact/hooks'
import type { AccountActions, AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { isUnchanged, toForm } from './form.ts'
import type { Read } from './offers.ts'
import { createInPageSandbox } from './in-page-sandbox.ts'
import { toFragment } from './request-link.ts'
import type { Answer } from './response-view.tsx'
import { keepSent, readSent, type SentRequest } from './sent-requests.tsx'
import { describeFailure, sendToPort } from './send-to-port.ts'
import { beginTarget, type Target } from './target-choice.tsx'
import { toRequest } from './to-request.ts'
import { type RequestState, useRequest } from './use-request.ts'
import { withPrice } from './with-price.ts'
import { consoleWords as words } from '../words/console-words.ts'

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

const nothingSent: Answer = { text: words.nothingSent }

/** The state of the console. Another operation begins with its own form, and without the response of the last. */
export function useConsole(operations: readonly ConsoleOperation[], apiKey: string): ConsoleState {
  const [answer, setAnswer] = useState<Answer>(nothingSent)
  const [target, setTarget] = useState(() => beginTarget(apiKey))
  const [account, setAccount] = useState<AccountView>()
  const [sent, setSent] = useState(readSent)
  const priced = useRef<string>(undefined)
  const filled = useRef<unknown>(undefined)
  const sandbox = useMemo(() => createInPageSandbox(setAccount), [])
  const request = useRequest(operations, priced, () => setAnswer(nothingSent))
  const { operation, typed, setTyped } = request
  const shown = useRef(operation)
  shown.current = operation

  function changeTarget(next: Target): void {
    setTarget(next)
    if (next.world === target.world) return
    sandbox.startOver(next.world)
    setAccount(undefined)
    setAnswer({ text: words.newWorld(next.world) })
  }

  // Another operation can be chosen before a response arrives, which then is not its own.
  const show = (next: Answer): void => {
    if (shown.current === operation) setAnswer(next)
  }

  async function send(): Promise<void> {
    show({ text: words.sending })
    try {
      const ready = target.isInPage
        ? await withPrice(request, sandbox.calls.price, { priced, filled })
        : typed
      setTyped(ready)
      const plain = toRequest(toForm(operation, ready, target.apiKey))
      const start = performance.now()
      const { response, note } = target.isInPage
        ? await sandbox.send(plain, operation, isUnchanged(operation, ready, priced.current))
        : { response: await sendToPort(plain, target), note: '' }
      const milliseconds = Math.round(performance.now() - start)
      const title = `${plain.method} ${plain.target}`
      show({ response, milliseconds, request: title, note })
      const fragment = toFragment(operation, ready, priced.current)
      setSent((kept) => keepSent(kept, { fragment, request: title, status: response.status }))
    } catch (error) {
      show({ text: target.isInPage ? String(error) : describeFailure(error, target.address) })
    }
  }

  const read = target.isInPage ? sandbox.calls.read : undefined
  const isSample = isUnchanged(operation, typed, priced.current)
  const outcome = { answer, setAnswer, account, actions: sandbox.calls, sent, send, read }
  return { ...request, ...outcome, isSample, target, setTarget: changeTarget }
}
