import { ConfigError } from '../errors/config-error.ts'
import type { OrderJournal } from './journal.ts'
import type { OrderRecord } from './order-record.ts'
import { createMemoryJournal } from './memory-journal.ts'

/** What a process remembers of its orders. */
interface Memory {
  /** The journal of clients that are given none. */
  readonly journal: OrderJournal
  /** What has left, by the journal that was told first. */
  readonly sent: WeakMap<OrderJournal, Map<string, OrderRecord>>
}

const key: unique symbol = Symbol.for('@hostwright/orders') as never

/** The memory that all clients of this process share, also those of another copy of this package. */
function memoryOfProcess(): Memory {
  const realm = globalThis as { [key]?: Memory }
  return (realm[key] ??= { journal: createMemoryJournal(), sent: new WeakMap() })
}

/** The orders that clients of this process with one journal have sent: they stay sent whatever the journal says later. */
export function sentThrough(journal: OrderJournal): Map<string, OrderRecord> {
  const { sent } = memoryOfProcess()
  const known = sent.get(journal) ?? new Map<string, OrderRecord>()
  sent.set(journal, known)
  return known
}

/**
 * The journal of a client: the given one, or the memory of this process. A function is not a journal: a sandbox that is
 * spread into the options has a method of that name.
 */
export function toJournal(given: OrderJournal | 'memory' | undefined): OrderJournal {
  if (!isGiven(given) || given === 'memory') return memoryOfProcess().journal
  const methods = [given?.read, given?.write, given?.list]
  if (methods.every((method) => typeof method === 'function')) return given
  throw new ConfigError(
    'journal',
    "is no order journal: give one with the methods read, write and list, or 'memory'",
  )
}

/** Whether the caller chose a journal: `ensure` does not order without one. */
export function isGiven(given: OrderJournal | 'memory' | undefined): given is OrderJournal | 'memory' {
  return given !== undefined && typeof given !== 'function'
}
