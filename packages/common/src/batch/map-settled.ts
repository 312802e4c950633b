import { parseSignal } from '../platform/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'

/** Options of `mapSettled`: how many items are worked on at the same time, and a signal to stop. */
export interface MapSettledOptions {
  /**
   * Largest number of items that are worked on at the same time. @default 5, the number of simultaneous calls that the
   * API allows before a response states more
   */
  readonly concurrency?: number | undefined
  /** Aborting it starts no further items: each item that was not started has the signal's reason as its error. */
  readonly signal?: AbortSignal | undefined
}

/** The result of one item; `'error' in result` tells whether it failed. */
export type SettledItem<Item, Value> =
  | {
      /** The item that this result belongs to. */
      readonly item: Item
      /** The result of the work for this item. */
      readonly value: Value
    }
  | {
      /** The item that this result belongs to. */
      readonly item: Item
      /** Why the work failed; the signal's reason if the work was not started. */
      readonly error: unknown
    }

/**
 * Does the same work for each item, a limited number of items at a time, like `Promise.allSettled` with a limit: a
 * failed item stops no other, and the results are in the order of the items. Sends no request itself. After an abort,
 * started work is still awaited; pass the signal to its calls too, and they end immediately.
 *
 * @throws {ConfigError} if `concurrency` is not a whole number above 0 or `signal` is no signal; no work was started
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

  // All concurrent workers take items from one shared iterator, so each item is processed once.
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
