import type { AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import type { AccountCalls, PlainRequest, PlainResponse } from '../../program/messages.ts'
import { createSession } from '../run/create-session.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** A sandbox in the page, which starts with the first request. */
export interface InPageSandbox {
  /**
   * Sends a request. The first request of an operation creates the resources that it needs before. If the unchanged
   * sample is rejected then, an earlier request has removed what it needs: it is repeated on a new account.
   */
  readonly send: (request: PlainRequest, operation: ConsoleOperation, isAsShown: boolean) => Promise<Sent>
  /** Calls on its account. */
  readonly calls: AccountCalls
  /** Ends the sandbox; the next request starts a new one in the given world. */
  readonly startOver: (world: string) => void
}

export interface Sent {
  readonly response: PlainResponse
  /** Note for the reader about requests that were sent before this one. */
  readonly note: string
}

export function createInPageSandbox(onAccount: (view: AccountView) => void): InPageSandbox {
  let world = 'small'
  let prepared = new Set<string>()
  const { calls, close } = createSession({
    preparation: [],
    readWorld: () => world,
    onMessage(message) {
      if (message.kind === 'account') onAccount(message.account)
    },
  })

  function startOver(next: string): void {
    close()
    world = next
    prepared = new Set()
  }

  async function sendPrepared(request: PlainRequest, { id, preparation }: ConsoleOperation): Promise<Sent> {
    const isFirst = !prepared.has(id)
    prepared.add(id)
    const steps = isFirst ? preparation : []
    if (steps.length > 0) await calls.prepare(steps)
    const response = await calls.send(request)
    const made = steps.map(({ method, target }) => `${method} ${target}`).join(', ')
    return { response, note: made === '' ? '' : words.prepared(made) }
  }

  return {
    async send(request, operation, isAsShown) {
      const isFirst = !prepared.has(operation.id)
      const sent = await sendPrepared(request, operation)
      // Worlds other than `small` may lack the resource that the operation needs, and the reader should see that error.
      if (sent.response.status < 400 || !isFirst || !isAsShown || world !== 'small') return sent
      startOver(world)
      const again = await sendPrepared(request, operation)
      return {
        ...again,
        note: words.renewed(again.note),
      }
    },
    calls,
    startOver,
  }
}
