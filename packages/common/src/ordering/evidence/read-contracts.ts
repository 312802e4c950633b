import type { CallOptions } from '../../call/call-options.ts'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Contract, Product } from '../record/product.ts'
import { readIfPossible } from './read-if-possible.ts'

type Lister = Pick<Product, 'listContracts' | 'isThere'>

/** Lists the contracts; null when the key may not, or a contract has no id that tells it from others. */
export async function readContracts(product: Lister, options: CallOptions): Promise<Contract[] | null> {
  const contracts = await readIfPossible(() => product.listContracts(options))
  return contracts?.every(({ id }) => typeof id === 'string') ? contracts : null
}

/**
 * Whether a list has every contract that there is, as far as can be told: a contract that was there before and is missing
 * now must not be found when it is asked for by itself.
 */
export async function isWhole(
  product: Lister,
  contracts: readonly Contract[],
  before: readonly string[],
  options: CallOptions,
): Promise<boolean> {
  const ids = new Set(contracts.map(({ id }) => id))
  for (const id of before) if (!ids.has(id) && (await product.isThere(id, options))) return false
  return true
}

/**
 * The contracts that are known to be a record's: by the name that was derived for it, the response to its order, or a
 * person's word. A name that a caller chose proves nothing: somebody else may have ordered one of the same name.
 */
export function findOwn(
  { quote, outcome }: OrderRecord,
  contracts: readonly Contract[],
  idOf: (server: object) => string | null | undefined,
): Contract[] {
  const named = outcome?.executed
    ? [outcome.server && idOf(outcome.server), ...(outcome.contracts ?? [])]
    : []
  const { isUnique, value } = quote?.mark ?? {}
  return contracts.filter(({ id, name }) => named.includes(id) || (isUnique && name === value))
}
