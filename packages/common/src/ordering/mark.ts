import type { Mark } from '../journal/quote.ts'
import { ConfigError } from '../errors/config-error.ts'
import { toHash } from '../world/to-hash.ts'
import type { Contract, Ordering } from './ordering.ts'

/** Why an order has no mark whose caller wanted none. */
export const unwantedMark = 'mark is false'

/** An order with its mark, or with the reason why it has none. */
export type Marked<Order> =
  | { readonly order: Order; readonly mark: Mark }
  | { readonly order: Order; readonly mark: null; readonly unmarked: string }

/**
 * Marks an order: by the name that the caller gave, where no contract bears it yet; else by one that is derived
 * from the Idempotency-Key. A contract that bears the derived one already is that key's own order.
 */
export async function markOrder<Order extends object>(
  { mark: { field, toValue }, client }: Pick<Ordering<Order, object>, 'mark' | 'client'>,
  order: Order,
  key: string,
  contracts: readonly Contract[] | null,
  isWanted: boolean,
): Promise<Marked<Order>> {
  if (!isWanted) return { order, mark: null, unmarked: unwantedMark }
  const given = order[field] as string | undefined
  const value = given ?? toValue(await toHash(`hostwright order ${client.baseUrl} ${key}`))
  const mark: Mark = { field, value, isUnique: given === undefined }
  const isBorne = contracts?.some((contract) => contract.mark === value)
  if (!isBorne) return { order: { ...order, [field]: value }, mark }
  const borne = `a contract has the ${field} ${value} already`
  if (given !== undefined) return { order, mark: null, unmarked: borne }
  throw new ConfigError('idempotencyKey', `has been ordered with, and ${borne}: leave it out`)
}
