import { ConfigError } from '../errors/config-error.ts'
import type { OrderJournal } from './journal.ts'
import { createMemoryJournal } from './memory-journal.ts'

const key: unique symbol = Symbol.for('@hostwright/orders') as never

/** The journal that all clients of this process share, also those of another copy of this package. */
function journalOfProcess(): OrderJournal {
  const realm = globalThis as { [key]?: OrderJournal }
  return (realm[key] ??= createMemoryJournal())
}

/**
 * The journal of a client: the given one, or the memory of this process. A function is not a journal: a sandbox that is
 * spread into the options has a method of that name.
 */
export function toJournal(given: OrderJournal | 'memory' | undefined): OrderJournal {
  if (!isGiven(given) || given === 'memory') return journalOfProcess()
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
