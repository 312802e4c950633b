import type { AccountCall } from './messages.ts'
import type { OpenedAccount } from './open-account.ts'

/** Does with an account what the page asks for. */
export async function performCall(account: OpenedAccount, asked: AccountCall): Promise<unknown> {
  const { clock, faults, account: money, exchange } = account.shown()
  switch (asked.name) {
    case 'advance':
      return (await clock.advance(asked.ms)).map(({ to }) => to)
    case 'addFault':
      return faults.add(asked.fault).id
    case 'removeFault':
      return faults.remove(asked.id)
    case 'readExchange':
      return exchange(asked.id)
    case 'clearFaults':
      return faults.clear()
    case 'setBalance':
      return money.setBalance(asked.yen)
    case 'send':
      return account.send(asked.request)
    case 'prepare':
      return account.prepare(asked.preparation)
    case 'read':
      return account.read(asked.path)
    case 'price':
      return account.price(asked.body)
  }
}
