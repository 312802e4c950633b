import { type CallOptions, ConfigError, type OrderRecord, type Quote } from '@hostwright/common'
import { readAccount } from '../evidence/read-account.ts'
import { findOwn, readContracts } from '../evidence/read-contracts.ts'
import { change, type Records } from '../record/records.ts'
import type { Ordering } from './ordering.ts'

/**
 * Settles an order by a person's decision about its contract. Returns the new record; `undefined` if another process
 * has changed the record meanwhile.
 *
 * @throws {ConfigError} `contract` if the contract cannot belong to this order, or is null for an order that the API
 *   has confirmed or whose contract is proven
 */
export async function takeWord(
  ordering: Ordering,
  quote: Quote<object>,
  known: OrderRecord,
  records: Records,
  contract: string | null,
  options: CallOptions,
): Promise<OrderRecord | undefined> {
  const { product } = ordering
  const { server } = known.outcome ?? {}
  const confirmed = server && product.idOf(server)
  if (server && (contract === null || contract !== (confirmed ?? contract))) {
    throw new ConfigError(
      'contract',
      `is not this order’s: the API has confirmed ${confirmed ?? 'the order'}`,
    )
  }
  const proven = await findProven(ordering, quote, known, options)
  if (proven[0] && !proven.includes(contract)) {
    throw new ConfigError('contract', `is not this order’s: ${proven.join(', ')} is proven to be its own`)
  }
  const problem = contract !== null && (await findProblem(ordering, quote, records, contract, options))
  if (problem) throw new ConfigError('contract', problem)
  const contracts = contract === null ? [] : [contract]
  const outcome = { ...known.outcome, executed: contract !== null, contracts, isWord: true }
  return records.write(change(known, { state: 'settled', outcome }))
}

/**
 * Returns the ids of the contracts that are proven to belong to an order without a person's word: those in the journal,
 * or else those that are listed under its derived name.
 */
async function findProven(
  { product }: Ordering,
  { mark }: Quote<object>,
  { outcome }: OrderRecord,
  options: CallOptions,
): Promise<readonly (string | null)[]> {
  const { contracts: found = [], isWord } = outcome ?? {}
  if (found[0] && !isWord) return found
  if (!mark?.isUnique) return []
  // A person's decision counts even if the contracts cannot be read now: a contract that is proven later replaces it.
  const listed = await readContracts(product, options).catch(() => {
    options.signal?.throwIfAborted()
    return null
  })
  return listed?.filter(({ name }) => name === mark.value).map(({ id }) => id) ?? []
}

/** Returns the reason why a contract cannot belong to an order; `undefined` if it can. */
async function findProblem(
  ordering: Ordering,
  quote: Quote<object>,
  records: Records,
  contract: string,
  options: CallOptions,
): Promise<string | undefined> {
  if (quote.contracts?.includes(contract)) return 'was there before this order'
  if (!(await ordering.product.isThere(contract, options))) {
    return 'is not there: give the uuid or servername of a contract of the account'
  }
  const isTaken = await isOfOther(ordering, quote, records, contract, options)
  return isTaken ? 'is the contract of another order in the journal' : undefined
}

/** Whether a contract is proven to belong to another order in the journal. */
async function isOfOther(
  ordering: Ordering,
  { id: own, contracts: before }: Quote<object>,
  records: Records,
  contract: string,
  options: CallOptions,
): Promise<boolean> {
  const baseline = { contracts: before, from: () => undefined }
  const { contracts, records: all } = await readAccount(ordering, records, baseline, options)
  const listed = contracts?.filter(({ id }) => id === contract) ?? []
  return all.some((one) => one.id !== own && findOwn(one, listed, ordering.product.idOf).length > 0)
}
