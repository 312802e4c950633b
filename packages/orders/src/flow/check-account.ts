import { findMoved } from '../evidence/find-moved.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { mayBeOf, withoutNamed } from '../evidence/may-be-of.ts'
import { learnIds, readAccount, toQuery } from '../evidence/read-account.ts'
import { findOwn } from '../evidence/read-contracts.ts'
import { findSituation } from '../evidence/verdict.ts'
import type { Contract } from '../record/product.ts'
import { isTrying } from './await-dry-runs.ts'
import { lookAgain } from './look-again.ts'
import type { Ordering } from './ordering.ts'
import type { OthersOrders, Placing } from './placing.ts'
import { settle } from './reconcile.ts'

/** Lists the contracts since the quote that are not proven to belong to other orders in the journal, by their ids. */
export async function findUnowned(
  ordering: Ordering,
  { quote, record, records, options }: Placing,
  contracts: readonly Contract[],
): Promise<string[]> {
  const { product } = ordering
  const added = contracts.filter(({ id }) => !quote.contracts?.includes(id))
  const query = toQuery([], added, [], quote.logged?.from, horizonOf(product))
  const listed = await records.list(query, record)
  const moved = await findMoved(product, contracts, listed, options)
  const all = await learnIds(ordering, records, listed, { contracts: moved, added }, options)
  const others = all.filter(({ id }) => id !== record.id)
  const owned = new Set(others.flatMap((one) => findOwn(one, moved, product.idOf)))
  const unowned = moved.filter((contract) => mayBeOf(product, quote, contract) && !owned.has(contract))
  return withoutNamed(unowned, product, quote, others).map(({ id }) => id)
}

/**
 * Checks a quote that another client has made, possibly in another process, by the whole account: the journal's record
 * of the quote may come from an old backup. Returns the log entries and the contracts that may be this order.
 */
export async function checkAccount(
  ordering: Ordering,
  { quote, record, records, options, limit }: Placing,
): Promise<OthersOrders> {
  const { client, product } = ordering
  const horizonMs = horizonOf(product)
  const baseline = { contracts: quote.contracts, from: () => quote.logged?.from, horizonMs, own: record }
  const question = { record, quote, horizonMs, product }
  const look = async () => {
    const account = await readAccount(ordering, records, baseline, options)
    return { account, situation: findSituation(question, account) }
  }
  type Seen = Awaited<ReturnType<typeof look>>
  const isEnough = ({ account, situation }: Seen): boolean =>
    !situation.unexplained[0] || !account.records.some(isTrying)
  const { account, situation } = await lookAgain(client, limit.leftMs, options.signal, look, isEnough)
  const { own, unowned, unexplained } = situation
  // The account has an order that may be this one, so the quote is recorded as executed or as possibly sent. Otherwise
  // the journal would still list it as never sent.
  if ([...own, ...unowned, ...unexplained][0]) await settle(ordering, question, records, account)
  return { unexplained, contracts: [...own, ...unowned].map(({ id }) => id) }
}
