import type { ClientOptions } from '../client-options.ts'
import type { Fetch } from '../transport/fetch.ts'
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

/** The journal of every client that was given none: the memory of this process. */
export function journalOfProcess(): OrderJournal {
  return ordersOfProcess().journal
}

/**
 * Whose orders a client's are. In the memory of a process, two APIs can be at one address: those that two `fetch`
 * functions play.
 */
export function toAccount(
  baseUrl: string,
  { journal, fetch }: Pick<ClientOptions, 'journal' | 'fetch'>,
): string {
  if (journal !== undefined || fetch === undefined) return baseUrl
  const orders = ordersOfProcess()
  const number = orders.fetches.get(fetch) ?? (orders.lastFetch += 1)
  orders.fetches.set(fetch, number)
  return `${baseUrl} ${number}`
}
