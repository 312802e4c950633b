import { ConfigError } from '../errors/config-error.ts'
import { toHash } from './fingerprint.ts'
import type { Contract, MarkForm, Ordering } from './ordering.ts'

/** What an order carries so that its contract is known again. */
export interface Mark {
  readonly field: string
  readonly value: string
  /** Whether it was derived from the Idempotency-Key, so that nobody else can have it. */
  readonly isUnique: boolean
}

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
  { mark: form, client }: Pick<Ordering<Order, object>, 'mark' | 'client'>,
  order: Order,
  key: string,
  contracts: readonly Contract[] | null,
  isWanted: boolean,
): Promise<Marked<Order>> {
  const { field } = form
  const given = order[field] as string | undefined
  const isBorne = (value: string): boolean => contracts?.some(({ mark }) => mark === value) ?? false
  if (given !== undefined) {
    if (!isWanted) return { order, mark: null, unmarked: unwantedMark }
    if (!isBorne(given)) return { order, mark: { field, value: given, isUnique: false } }
    return { order, mark: null, unmarked: `a contract has the ${field} ${JSON.stringify(given)} already` }
  }
  if (!isWanted) return { order, mark: null, unmarked: unwantedMark }
  const value = await deriveMark(form, client.baseUrl, key)
  if (isBorne(value)) {
    throw new ConfigError(
      'idempotencyKey',
      `has been ordered with: a contract has the ${field} ${value}, which is made from it. Leave the key out to order another`,
    )
  }
  return { order: { ...order, [field]: value }, mark: { field, value, isUnique: true } }
}

async function deriveMark(form: MarkForm<never>, account: string, key: string): Promise<string> {
  return form.toValue(await toHash(`hostwright order ${account} ${key}`))
}

/** The order without a mark that was derived, as its caller gave it. */
export function withoutDerivedMark<Order extends object>(order: Order, mark: Mark | null): Order {
  if (mark === null || !mark.isUnique) return order
  const { [mark.field as keyof Order]: _, ...rest } = order
  return rest as Order
}
