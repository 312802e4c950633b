import type { OrderRecord, Quote } from '@hostwright/common'
import type { Contract, Product } from '../record/product.ts'
import { findUniqueName } from './find-unique-name.ts'
import { isUnnamed, nameOfServer } from './learn-id.ts'

/** Whether a contract can be that of a quote: it is new since, and has its name if the API sells that only once. */
export function mayBeOf(
  product: Pick<Product, 'isNameUnique' | 'nameField'>,
  quote: Quote<object>,
  { id, formerId = id, name }: Contract,
): boolean {
  const isOld = [id, formerId].some((one) => quote.contracts?.includes(one))
  return !isOld && name === (findUniqueName(product, quote) ?? name)
}

/**
 * Leaves out one contract for each order that the API has confirmed under its name, and whose id is not known yet. An
 * order of the same name as the one in question leaves out none: the contract can be of either.
 */
export function withoutNamed(
  contracts: readonly Contract[],
  product: Pick<Product, 'idOf' | 'nameField'>,
  { mark, order }: Pick<Quote<object>, 'mark' | 'order'>,
  records: readonly OrderRecord[],
): Contract[] {
  const { [product.nameField]: given } = order as Readonly<Record<string, unknown>>
  const names = records
    .filter((record) => isUnnamed(product, record))
    .map((record) => nameOfServer(product, record))
    .filter((name) => name !== mark?.value && name !== given)
  return contracts.filter(({ name }) => {
    const at = names.indexOf(name)
    if (at >= 0) names.splice(at, 1)
    return at < 0
  })
}
