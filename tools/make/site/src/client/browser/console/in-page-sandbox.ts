import type { AccountView } from '../../../account-panel/account-view.ts'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import type { AccountCall, PlainRequest, PlainResponse } from '../../program/messages.ts'
import { loadProgram, type Started, startProgram } from '../run/start-program.ts'

/** A sandbox in the page: it begins when something is first sent. */
export interface InPageSandbox {
  /**
   * Sends a request. What the operation needs is made before, the first time that it is sent. If it is rejected then,
   * although nothing was changed about it, it is repeated on a new account: what it needs was gone.
   */
  readonly send: (request: PlainRequest, operation: ConsoleOperation, isAsShown: boolean) => Promise<Sent>
  /** The body of an order gets the price of the moment. */
  readonly price: (body: unknown) => Promise<unknown>
  readonly call: (call: AccountCall) => Promise<unknown>
  /** Ends it; the next request begins a new one, in this world. */
  readonly startOver: (world: string) => void
}

export interface Sent {
  readonly response: PlainResponse
  /** What was done besides, to be told. */
  readonly note: string
}

export function createInPageSandbox(root: string, onAccount: (view: AccountView) => void): InPageSandbox {
  let started: Started | undefined
  let world = 'small'
  let prepared = new Set<string>()

  async function ready(): Promise<Started> {
    const source = await loadProgram(root)
    if (started !== undefined) return started
    const opened = startProgram(source, (message) => {
      if (message.kind === 'account') onAccount(message.account)
    })
    opened.tell({ kind: 'open', options: { world, faults: [], preparation: [] } })
    started = opened
    return opened
  }

  function startOver(next: string): void {
    started?.stop()
    started = undefined
    world = next
    prepared = new Set()
  }

  const call = async (asked: AccountCall): Promise<unknown> => (await ready()).call(asked)

  async function sendPrepared(request: PlainRequest, { id, preparation }: ConsoleOperation): Promise<Sent> {
    const isFirst = !prepared.has(id)
    prepared.add(id)
    const steps = isFirst ? preparation : []
    if (steps.length > 0) await call({ name: 'prepare', preparation: steps })
    const response = (await call({ name: 'send', request })) as PlainResponse
    const made = steps.map(({ method, target }) => `${method} ${target}`).join(', ')
    return { response, note: made === '' ? '' : `Sent before it, for what it needs: ${made}.` }
  }

  return {
    async send(request, operation, isAsShown) {
      const isFirst = !prepared.has(operation.id)
      const sent = await sendPrepared(request, operation)
      // In another world it may have nothing to work on, which is for the reader to see.
      if (sent.response.status < 400 || !isFirst || !isAsShown || world !== 'small') return sent
      startOver(world)
      const again = await sendPrepared(request, operation)
      return {
        ...again,
        note: `This is a new account, because the old one lacked what this needs. ${again.note}`,
      }
    },
    price: (body) => call({ name: 'price', body }),
    call,
    startOver,
  }
}
