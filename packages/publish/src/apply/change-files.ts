import { PublishError } from '../errors/publish-error.ts'
import type { PublishPlan, Put } from '../plan/publish-plan.ts'
import { isPage, rankOf } from '../plan/rank.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import { putInPlace, removeFromPlace, type Revert } from './put-in-place.ts'
import { filesInFlight, type Site } from './site.ts'

/**
 * Puts the staged files in their places by rank, and then removes what is gone. If a step fails, those before it are
 * reverted, the last one first. Returns what reverts the file that was put at a path.
 */
export async function changeFiles(
  site: Site,
  { puts, removals }: PublishPlan,
): Promise<ReadonlyMap<string, Revert>> {
  const reverts: Revert[] = []
  const byPath = new Map<string, Revert>()
  try {
    for (const rank of toRanks(puts)) {
      await inFlight(rank, filesInFlight, async (put) => {
        const revert = await putInPlace(site, put)
        reverts.push(revert)
        byPath.set(put.path, revert)
      })
    }
    if (removals.length > 0) await site.lock.check()
    // A page goes before the assets that it loads.
    for (const group of [
      removals.filter(({ path }) => isPage(path)),
      removals.filter(({ path }) => !isPage(path)),
    ]) {
      await inFlight(group, filesInFlight, async (removal) => {
        reverts.push(await removeFromPlace(site, removal))
      })
    }
    return byPath
  } catch (error) {
    for (const revert of reverts.toReversed()) {
      // Another publish that has taken over has files of its own in these places.
      await site.lock.check().catch((failure: unknown) => {
        throw failure instanceof PublishError ? failure : error
      })
      // The next publish completes this one.
      await revert().catch(() => undefined)
    }
    throw error
  }
}

function toRanks(puts: readonly Put[]): Put[][] {
  const ranks: Put[][] = []
  for (const put of puts) (ranks[rankOf(put.path, put.before === undefined)] ??= []).push(put)
  return ranks.filter((rank) => rank !== undefined)
}
