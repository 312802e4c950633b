import type { OrderRecord } from './order-record.ts'

/** The records that a decision about an order needs: those for which at least one part of the query holds. */
export interface OrderQuery {
  /** Words of which a record has one: a name, an `intent`, or the id of a contract, in NFC. */
  readonly words?: readonly string[] | undefined
  /** Idempotency-Keys of which a record has one. */
  readonly keys?: readonly string[] | undefined
  /**
   * Finds the records that have changed at or after this time, in milliseconds since the epoch, on the API's clock. An
   * order whose outcome is unknown always counts as changed, and so does a dry run whose log entry can be of any time.
   * `Infinity` finds only these.
   */
  readonly changedSince: number
}

/** The properties by which a journal finds a record: what an index keeps of it. */
export interface OrderIndexEntry {
  /** The name and `intent` of the order, the name that was derived for it, and the ids of its contract, in NFC. */
  readonly words: readonly string[]
  /** The Idempotency-Key. */
  readonly key: string
  /**
   * Time of the last request or response in the record, or the latest time of a lost dry run's log entry, on the API's
   * clock; if that is not known, the time at which the record was created. `Infinity` while the outcome of the order is
   * unknown, or the log entry of a dry run can be of any time.
   */
  readonly changedAt: number
}

/** Returns what an index keeps of a record. For journals of your own that have `find`. */
export function toOrderIndexEntry(record: OrderRecord): OrderIndexEntry {
  const { intent, quote, outcome, requests, state } = record
  const words = [
    intent?.name,
    quote?.mark?.value,
    ...texts(quote?.order, 'name', 'server_id'),
    ...texts(outcome?.server, 'name', 'server_id', 'uuid', 'servername'),
    ...(outcome?.contracts ?? []),
  ]
  const times = requests
    .flatMap(({ from, leftBy, to, endsBy }) => [from, leftBy, to, endsBy])
    .filter((time) => typeof time === 'number')
  // A dry run without a result can have its log entry at any time if the latest is not known.
  const isOpen =
    state === 'sending' ||
    requests.some(({ kind, result, endsBy }) => kind === 'dry-run' && !result && typeof endsBy !== 'number')
  return {
    words: [...new Set(words.filter((word) => typeof word === 'string').map((word) => word.normalize()))],
    key: record.idempotencyKey,
    changedAt: isOpen ? Infinity : times[0] === undefined ? record.at : Math.max(...times),
  }
}

function texts(value: object | undefined, ...fields: string[]): unknown[] {
  return fields.map((field) => (value as Readonly<Record<string, unknown>> | undefined)?.[field])
}

/** Whether a query finds the record of an entry. For journals of your own that have `find`. */
export function isFound(
  { words, key, changedAt }: OrderIndexEntry,
  { words: wanted = [], keys = [], changedSince }: OrderQuery,
): boolean {
  return changedAt >= changedSince || keys.includes(key) || words.some((word) => wanted.includes(word))
}
