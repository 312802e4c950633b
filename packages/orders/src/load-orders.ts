import { load } from '@hostwright/common/ports'
import type { Orders } from './flow/create-orders.ts'

/**
 * Returns the order methods of a product, whose code is loaded at the first call: a program that only reads does not
 * load it. The arguments of a call are copied before the code is loaded, so that later changes to them by the caller do
 * not change what is ordered, and at which price.
 */
export function loadOrders<Order extends object, Server extends object>(
  loadOnce: () => Promise<Orders<Order, Server>>,
): Orders<Order, Server> {
  let orders: Orders<Order, Server> | undefined
  type Method = (...args: readonly unknown[]) => Promise<unknown>
  const late =
    (name: keyof Orders<Order, Server>): Method =>
    async (given, ...rest) => {
      const copy: unknown = JSON.parse(JSON.stringify(given) ?? 'null')
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
  } as Orders<Order, Server>
}
