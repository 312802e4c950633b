import type { Quote } from '@hostwright/common'
import type { Product } from '../record/product.ts'

/**
 * Returns the name of an order whose name the caller gave and the API sells only once, such as a `server_id`. The list
 * alone decides about it: a log entry or a contract of another name cannot be this order.
 */
export function findUniqueName(
  { isNameUnique, nameField }: Pick<Product, 'isNameUnique' | 'nameField'>,
  { order, mark }: Pick<Quote<object>, 'order' | 'mark'>,
): string | undefined {
  if (!isNameUnique || mark?.isUnique) return undefined
  return (order as Readonly<Record<string, string | undefined>>)[nameField]
}
