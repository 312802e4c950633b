import { ConfigError } from '../errors/config-error.ts'
import { load } from './load.ts'

/** The methods that order products, which `@hostwright/orders` creates. */
type Name = 'ensure' | 'find' | 'quote' | 'place' | 'reconcile' | 'waitUntilSettled' | 'pending'

/**
 * Returns the order methods of a product, whose code is loaded at the first call: a program that only reads does not
 * load it. The arguments of a call are copied before the code is loaded, so that later changes to them by the caller do
 * not change what is ordered, and at which price.
 */
export function loadOrders<Orders extends Readonly<Record<Name, (...args: never) => Promise<unknown>>>>(
  loadOnce: () => Promise<Orders>,
): Pick<Orders, Name> {
  let orders: Orders | undefined
  type Method = (...args: readonly unknown[]) => Promise<unknown>
  const late =
    (name: Name): Method =>
    async (given, ...rest) => {
      // A call without an object is one without properties, whose missing name or quote is an error.
      const copy: unknown = JSON.parse(JSON.stringify({ ...(given as object) }, rejectLost))
      const options = rest.map((one) => ({ ...(one as object) }))
      const loaded = orders ?? (await load('orders', loadOnce()))
      // If two first calls load the module at the same time, both use the orders that were created first.
      orders ??= loaded
      return (orders[name] as Method)(copy, ...options)
    }
  return {
    ensure: late('ensure'),
    find: late('find'),
    quote: late('quote'),
    place: late('place'),
    reconcile: late('reconcile'),
    waitUntilSettled: late('waitUntilSettled'),
    pending: late('pending'),
  }
}

/**
 * Rejects values that JSON cannot contain. It would leave out a function, such as the `confirm` of a caller who wants to
 * be asked before the order.
 */
function rejectLost(field: string, value: unknown): unknown {
  if (!/bigint|function/.test(typeof value)) return value
  throw new ConfigError(field, 'is a BigInt or function')
}
