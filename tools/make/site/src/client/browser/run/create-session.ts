import type { FaultOptions } from '@hostwright/sandbox'
import type { AccountActions } from '../../../account-panel/account-view.ts'
import type { AccountCall, AccountCalls, FromProgram, Preparation } from '../../program/messages.ts'
import { createRemote } from './create-remote.ts'
import { loadProgram, type Started, startProgram } from './start-program.ts'

export interface SessionOptions {
  readonly preparation: readonly Preparation[]
  readonly readWorld: () => string
  readonly onMessage: (message: Exclude<FromProgram, { kind: 'reply' }>) => void
}

/** The worker of a runner. A runner has at most one, from its first run on. */
export interface Session {
  /** Returns the current worker, or starts one with a new account and the injected faults. */
  readonly ready: () => Promise<Started>
  /** Calls on the account of the current worker, or of a new one. */
  readonly calls: AccountCalls
  /** Ends the worker and discards its account. */
  readonly close: () => void
  /** Actions of the sandbox panel on the account. The faults that are added are there in the next one too. */
  readonly actions: AccountActions
}

export function createSession({ preparation, readWorld, onMessage }: SessionOptions): Session {
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
    const source = await loadProgram()
    return (started ??= open(source))
  }

  const call = async (asked: AccountCall): Promise<unknown> => (await ready()).call(asked)

  async function callAndKeepFaults(asked: AccountCall): Promise<unknown> {
    if (asked.name === 'clearFaults') faults = []
    const value = await call(asked)
    if (asked.name === 'addFault') faults = [...faults, asked.argument as FaultOptions]
    return value
  }

  return {
    ready,
    calls: createRemote(call),
    actions: createRemote(callAndKeepFaults),
    close() {
      started?.stop()
      started = undefined
    },
  }
}
