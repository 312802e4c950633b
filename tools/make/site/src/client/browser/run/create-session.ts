import type { FaultOptions } from '@hostwright/sandbox'
import type { AccountActions } from '../../../account-panel/account-view.ts'
import type { AccountCall, FromProgram, Preparation } from '../../program/messages.ts'
import { createActions } from './create-actions.ts'
import { loadProgram, type Started, startProgram } from './start-program.ts'

export interface SessionOptions {
  /** Relative address of the folder that holds `assets/`, from the page. */
  readonly root: string
  readonly preparation: readonly Preparation[]
  readonly readWorld: () => string
  readonly onMessage: (message: Exclude<FromProgram, { kind: 'reply' }>) => void
}

/** The worker of a runner. A runner has at most one, from its first run on. */
export interface Session {
  /** Returns the current worker, or starts one with a new account and the injected faults. */
  readonly ready: () => Promise<Started>
  /** Calls the account of the current worker, or of a new one. */
  readonly call: (asked: AccountCall) => Promise<unknown>
  /** Ends the worker and discards its account. */
  readonly close: () => void
  /** Actions of the sandbox panel on the account. */
  readonly actions: AccountActions
}

export function createSession({ root, preparation, readWorld, onMessage }: SessionOptions): Session {
  let started: Started | undefined
  let faults: readonly FaultOptions[] = []

  function open(source: string): Started {
    const opened = startProgram(source, (message) => {
      if (opened === started) onMessage(message) // else it was stopped
    })
    opened.tell({ kind: 'open', options: { world: readWorld(), faults, preparation } })
    return opened
  }

  async function ready(): Promise<Started> {
    if (started !== undefined) return started
    const source = await loadProgram(root)
    return (started ??= open(source))
  }

  const call = async (asked: AccountCall): Promise<unknown> => (await ready()).call(asked)

  return {
    ready,
    call,
    close() {
      started?.stop()
      started = undefined
    },
    actions: {
      ...createActions(call),
      async addFault(fault) {
        await call({ name: 'addFault', fault })
        faults = [...faults, fault]
      },
      async clearFaults() {
        faults = []
        await call({ name: 'clearFaults' })
      },
    },
  }
}
