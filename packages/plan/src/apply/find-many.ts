import type { AccountReader } from '../account/account-reader.ts'
import { isMany } from '../engine/apply-patterns.ts'
import { toServer } from '../engine/inside.ts'
import type { Plan } from '../engine/plan.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change } from '../resource/change.ts'
import { findWhere } from '../engine/find-where.ts'

/**
 * Lists the sections that lose so many entries that it may be a mistake. They are counted on the account: a plan file
 * that somebody edited may not name them.
 *
 * @param changes the changes of the plan, those that an earlier apply has made too, with effects that were found again
 */
export async function findMany(
  { needs }: Plan,
  changes: readonly Change[],
  account: AccountReader,
): Promise<string[]> {
  const named = needs.flatMap((need) => (need.startsWith('many:') ? [need.slice('many:'.length)] : []))
  const deletions = changes.filter(({ action, inside }) => action === 'delete' && inside === undefined)
  const counted = await Promise.all(deletions.map((change) => countSection(change, account)))
  const sections = Map.groupBy(
    counted.flatMap((one) => one ?? []),
    ({ address }) => address,
  )
  const found = [...sections].flatMap(([address, entries]) =>
    isMany(
      entries.length,
      entries.reduce((most, { count }) => Math.max(most, count), entries.length),
    )
      ? [address]
      : [],
  )
  return [...new Set([...named, ...found])]
}

async function countSection(
  change: Change,
  account: AccountReader,
): Promise<{ readonly address: string; readonly count: number } | undefined> {
  const where = await findWhere(account, change)
  const section = where && (await factsOf(change).section(where, change))
  return section && { address: `${toServer(change)}/${section.path}`, count: section.count }
}
