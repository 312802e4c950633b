import type { RefObject } from 'preact'
import { isUnchanged, isUnpriced, readPrice, type Typed } from './form.ts'
import type { Linked } from './request-link.ts'

/** The prices that the console has filled in. */
interface Filled {
  /** The body of the sample with the price of the day. */
  readonly priced: RefObject<string | undefined>
  /** The last price. */
  readonly filled: RefObject<unknown>
}

/**
 * Returns the form with the price of the day, which an order has to name. A price that was typed stays, and an order that
 * is no dry run is sent at the price that was shown.
 */
export async function withPrice(
  { operation, typed }: Linked,
  price: (body: unknown) => Promise<unknown>,
  { priced, filled }: Filled,
): Promise<Typed> {
  if (!isUnpriced(operation, typed.body, filled.current)) return typed
  const body = JSON.stringify(await price(JSON.parse(typed.body)), null, 2)
  filled.current = readPrice(body)
  if (isUnchanged(operation, typed, priced.current ?? undefined)) priced.current = body
  return { ...typed, body }
}
