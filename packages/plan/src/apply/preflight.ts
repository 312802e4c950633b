import { mapSettled } from '@hostwright/common'
import type { AccountReader } from '../account/account-reader.ts'
import type { ChangedSince } from './apply-options.ts'
import { judge } from './judge.ts'
import { isInside, withOwnEffects } from './own-effects.ts'
import { findWhere, isListed } from '../engine/find-where.ts'
import { findCreations, toServer } from '../engine/inside.ts'
import { afterOther, readPlace } from '../engine/place.ts'
import type { Steps } from '../journal/steps.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'

/**
 * The changes of a plan that are still to be made, were made, or cannot be made because their place has changed. Found
 * out from the journal and the account before the first write.
 */
export interface Preflight {
  /**
   * The changes that are still to be made, in their order. Their effects, and the creations that they stand inside, are
   * found again: those of a stored plan are for display, and must not decide which allowance a change needs.
   */
  readonly pending: readonly Change[]
  /** The changes that were made already, according to the journal or to their places. */
  readonly made: readonly Change[]
  readonly changed: readonly (ChangedSince & { readonly change: Change })[]
}

/**
 * Reads the places of all changes, except those that the journal records as made and those on a server that does not
 * exist yet. A change inside a resource that is still to be created stays pending, whatever its place is.
 */
export async function preflight(
  changes: readonly Change[],
  account: AccountReader,
  steps: Steps,
): Promise<Preflight> {
  const surroundingsOf = findCreations(changes)
  const byServer = Map.groupBy(changes, toServer)
  const readings = await mapSettled(changes, (change) => readIfThere(change, account, steps))
  const pending = new Map<string, Change>()
  const made: Change[] = []
  const changed: (ChangedSince & { change: Change })[] = []
  for (const [index, given] of changes.entries()) {
    const reading = readings[index]!
    if ('error' in reading) throw reading.error
    const { inside } = surroundingsOf(given)
    const isOwn = await isInside(inside, async (one) => pending.has(one) || steps.isSent(one))
    const { value } = reading
    const around = typeof value === 'object' ? value.around : undefined
    const peers = byServer.get(toServer(given))
    const change = withOwnEffects(given, isOwn ? inside : undefined, { around, peers })
    const { address, before, after, requires } = change
    if (value === 'made') made.push(change)
    else if (value === 'absent' || change.inside?.some((one) => pending.has(one)))
      pending.set(address, change)
    else {
      const others = requires.flatMap((one) => pending.get(one) ?? [])
      const now = others.reduce<Place>((place, other) => afterOther(change, place, other), value.now)
      const judgement = judge(change, now, steps.isBegun(address))
      if (judgement === 'send') pending.set(address, change)
      else if (judgement === 'made') made.push(change)
      else changed.push({ address, before, now, after, change })
    }
  }
  return { pending: [...pending.values()], made, changed }
}

async function readIfThere(
  change: Change,
  account: AccountReader,
  steps: Steps,
): Promise<'made' | 'absent' | { now: Place; around: Place | undefined }> {
  if (steps.isDone(change.address)) return 'made'
  if (change.at.kind === 'order') return (await isListed(account, change)) ? 'made' : 'absent'
  const where = await findWhere(account, change)
  if (where === undefined) return 'absent'
  return { now: await readPlace(where, change), around: await factsOf(change).around(where, change) }
}
