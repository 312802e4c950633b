import type { Client } from '../client/client.ts'
import { load } from '../call/load.ts'
import type { Orders } from './flow/create-orders.ts'
import type { Product } from './record/product.ts'

/**
 * The orders of a product, whose code comes with their first call: a program that only reads does not load it. What a
 * call is given is copied before it is loaded, so that what the caller changes meanwhile is not ordered.
 */
export function loadOrders<Order extends object, Server extends object>(
  client: Client,
  loadProduct: () => Promise<Product<Order, Server>>,
): Orders<Order, Server> {
  let orders: Orders<Order, Server> | undefined
  const loadOnce = async (): Promise<Orders<Order, Server>> => {
    const loading = Promise.all([import('@hostwright/common/orders'), loadProduct()])
    const [{ createOrders }, product] = await load('orders', loading)
    return (orders ??= createOrders(client, product))
  }
  type Method = (...args: readonly unknown[]) => Promise<unknown>
  const late =
    (name: keyof Orders<Order, Server>): Method =>
    async (given, ...rest) => {
      const copy: unknown = JSON.parse(JSON.stringify(given) ?? 'null')
      return ((await loadOnce())[name] as Method)(copy, ...rest)
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
