import { parseSignal } from '../call/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'

/** Options of `mapSettled`: how many items are worked on at the same time, and a signal to stop. */
export interface MapSettledOptions {
  /** Largest number of items at a time. @default 5, as many calls as the API accepts at first */
  readonly concurrency?: number | undefined
  /** When it aborts, no further item begins: each remaining item has the signal's reason as its error. */
  readonly signal?: AbortSignal | undefined
}

/** The result of one item; `'error' in result` tells whether it failed. */
export type SettledItem<Item, Value> =
  | {
      /** The item that was worked on. */
      readonly item: Item
      /** What the work returned. */
      readonly value: Value
    }
  | {
      /** The item that was worked on. */
      readonly item: Item
      /** Why the work failed, or the signal's reason if it was not begun. */
      readonly error: unknown
    }

/**
 * Does the same work for many items, some of them at a time, like `Promise.allSettled` with a bound: an item that
 * fails stops no other, and the results come in the order of the items. Makes no request of its own. What has begun
 * when the signal aborts is awaited; give the signal to its calls as well, and they end immediately.
 *
 * @throws {ConfigError} for a `concurrency` that is no whole number above 0; nothing has begun
 * @example const results = await mapSettled(await vps.servers(), ({ uuid }) => vps.server(uuid).get())
 * for (const result of results) if ('error' in result) console.error(result.item.name, result.error)
 */
export async function mapSettled<Item, Value>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Value | PromiseLike<Value>,
  { concurrency = 5, signal: given }: MapSettledOptions = {},
): Promise<SettledItem<Item, Awaited<Value>>[]> {
  if (!(Number.isInteger(concurrency) && concurrency > 0)) {
    throw new ConfigError('concurrency', `is ${concurrency}: give a whole number above 0`)
  }
  const signal = parseSignal(given)
  const queue = [...items]
  const results: SettledItem<Item, Awaited<Value>>[] = []
  const rest = queue.entries()

  // All workers take from one iterator, so each item is taken once.
  async function runWorker(): Promise<void> {
    for (const [index, item] of rest) {
      try {
        if (signal?.aborted) throw signal.reason
        results[index] = { item, value: await work(item, index) }
      } catch (error) {
        results[index] = { item, error }
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, runWorker))
  return results
}
