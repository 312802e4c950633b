import type { Fetch } from '../world/fetch.ts'
import { ConfigError } from '../errors/config-error.ts'
import type { OrderJournal } from './journal.ts'
import { createMemoryJournal } from './memory-journal.ts'

/** What all clients of this process share, whichever copy of this package they come from. */
interface ProcessOrders {
  readonly journal: OrderJournal
  readonly fetches: WeakMap<Fetch, number>
  lastFetch: number
}

const place: unique symbol = Symbol.for('@hostwright/orders') as never

function ordersOfProcess(): ProcessOrders {
  const realm = globalThis as { [place]?: ProcessOrders }
  return (realm[place] ??= { journal: createMemoryJournal(), fetches: new WeakMap(), lastFetch: 0 })
}

/**
 * The journal of a client: the given one, or the memory of this process. A function is none: a sandbox that is spread
 * into the options has a method of that name.
 */
export function toJournal(given: OrderJournal | undefined): OrderJournal {
  if (given === undefined || typeof given === 'function') return ordersOfProcess().journal
  const methods = [given?.read, given?.write, given?.list]
  if (methods.every((method) => typeof method === 'function')) return given
  throw new ConfigError('journal', 'is no order journal: give one with the methods read, write and list')
}

/**
 * Whose orders a client's are. In the memory of a process, two APIs can be at one address: those that two `fetch`
 * functions play.
 */
export function toAccount(
  baseUrl: string,
  { journal, fetch }: { readonly journal?: OrderJournal | undefined; readonly fetch?: Fetch | undefined },
): string {
  if (typeof journal === 'object' || fetch === undefined) return baseUrl
  const orders = ordersOfProcess()
  const number = orders.fetches.get(fetch) ?? (orders.lastFetch += 1)
  orders.fetches.set(fetch, number)
  return `${baseUrl} ${number}`
}
