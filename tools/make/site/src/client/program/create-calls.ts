import type { AccountCalls } from './messages.ts'
import type { OpenedAccount } from './open-account.ts'

/** Returns the calls on the account that is shown at the time of the call. What they return can be posted to the page. */
export function createCalls({ shown, send, prepare, read, price }: OpenedAccount): AccountCalls {
  return {
    advance: async (ms) => (await shown().clock.advance(ms)).map(({ to }) => to),
    addFault: async (fault) => shown().faults.add(fault).id,
    removeFault: async (id) => shown().faults.remove(id),
    clearFaults: async () => shown().faults.clear(),
    setBalance: async (yen) => shown().account.setBalance(yen),
    readExchange: async (id) => shown().exchange(id),
    send,
    prepare,
    read,
    price,
  }
}
