import type { RecordedExchange } from '@hostwright/sandbox'
import type { AccountActions } from '../../../account-panel/account-view.ts'
import type { AccountCall } from '../../program/messages.ts'

/** Returns the actions on an account in a worker, over a function that calls it. */
export function createActions(call: (asked: AccountCall) => Promise<unknown>): AccountActions {
  return {
    advance: (ms) => call({ name: 'advance', ms }),
    addFault: (fault) => call({ name: 'addFault', fault }),
    removeFault: (id) => call({ name: 'removeFault', id }),
    clearFaults: () => call({ name: 'clearFaults' }),
    setBalance: (yen) => call({ name: 'setBalance', yen }),
    readExchange: async (id) => (await call({ name: 'readExchange', id })) as RecordedExchange,
  }
}
