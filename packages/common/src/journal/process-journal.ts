import { ConfigError } from '../errors/config-error.ts'
import type { OrderJournal } from './journal.ts'
import type { OrderRecord } from './order-record.ts'
import { createMemoryJournal } from './memory-journal.ts'

/** The journal and the sent orders that one process keeps in memory. */
interface Memory {
  /**
   * Random id of this process, made at its first use: a worker cannot make one while a module loads, where a client
   * may be created. The operating system gives the number of a process to another one later.
   */
  id?: string
  /** The journal of all clients without the option `journal`, or with `'memory'`. */
  readonly journal: OrderJournal
  /** The orders that this process sent, grouped by the journal that recorded them. */
  readonly sent: WeakMap<OrderJournal, Map<string, OrderRecord>>
}

const key: unique symbol = Symbol.for('@hostwright/orders') as never

/** Returns the memory that all clients of this process share, even if several copies of this package are installed. */
function memoryOfProcess(): Memory {
  const realm = globalThis as { [key]?: Memory }
  return (realm[key] ??= { journal: createMemoryJournal(), sent: new WeakMap() })
}

/** Returns the random id of this process, which all copies of this package in it share. */
export function processId(): string {
  const memory = memoryOfProcess()
  return (memory.id ??= crypto.randomUUID())
}

/**
 * Returns the orders that clients of this process have sent through a journal. They count as sent even if the journal
 * loses their records.
 */
export function sentThrough(journal: OrderJournal): Map<string, OrderRecord> {
  const { sent } = memoryOfProcess()
  const known = sent.get(journal) ?? new Map<string, OrderRecord>()
  sent.set(journal, known)
  return known
}

/**
 * Returns the journal of a client: the given one, or the memory of this process. A function is ignored: a sandbox that
 * is spread into the options has a method named `journal`.
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

/**
 * Whether the caller has given a journal: `ensure` does not order without one. A function does not count: a sandbox
 * that is spread into the options has a method named `journal`.
 */
export function isGiven(given: OrderJournal | 'memory' | undefined): given is OrderJournal | 'memory' {
  return given !== undefined && typeof given !== 'function'
}
