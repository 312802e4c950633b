import { load } from './load.ts'
import { toJson } from './to-json.ts'

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
      const copy: unknown = JSON.parse(toJson({ ...(given as object) }))
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
