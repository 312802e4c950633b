import type { CallOptions, OrderRecord } from '@hostwright/common'
import type { Contract, Product, Sold } from '../record/product.ts'
import { readIfPossible } from './read-if-possible.ts'

type Lister = Pick<Product, 'listContracts' | 'isThere'>

/**
 * Lists the contracts. Returns null if the key may not list them, `undefined` if the responses were malformed
 * or a contract has no id.
 */
export async function readContracts(
  product: Lister,
  options: CallOptions,
): Promise<Contract[] | null | undefined> {
  const contracts = await readIfPossible(() => product.listContracts(options))
  return contracts?.some(({ id }) => typeof id !== 'string') ? undefined : contracts
}

/**
 * Whether a list has all earlier contracts that still exist. Each earlier contract that the list lacks is requested by
 * its id: if the API finds one, the list is not complete.
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
 * Finds the contracts that are proven to belong to a record: by its derived name, by the response to its order, or by a
 * person's decision. A name that the caller chose proves nothing: somebody else may have ordered a contract of the same
 * name.
 */
export function findOwn(record: OrderRecord, contracts: readonly Contract[], idOf: Sold['idOf']): Contract[] {
  const named = idsOf(record, idOf)
  const { isUnique, value } = record.quote?.mark ?? {}
  return contracts.filter(
    ({ id, formerId = id, name }) =>
      named.includes(id) || named.includes(formerId) || (isUnique && name === value),
  )
}

/** Returns the ids of the contracts of an executed order. */
export function idsOf({ outcome }: OrderRecord, idOf: Sold['idOf']): string[] {
  const { server, contracts = [] } = outcome?.executed ? outcome : {}
  return [server && idOf(server), ...contracts].filter((id) => typeof id === 'string')
}

/** Returns the words of the orders that can have bought one of the contracts: its ids and its name, in NFC. */
export function wordsOf(contracts: readonly Contract[]): string[] {
  const words = contracts.flatMap(({ id, formerId = id, name }) => [id, formerId, name])
  // A malformed response can lack the name of a contract.
  return words.map(String).map((word) => word.normalize())
}
