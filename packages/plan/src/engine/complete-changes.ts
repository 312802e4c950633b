import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft, Place } from '../resource/change.ts'
import { toEffects } from './effects.ts'
import { listAlong, toPlace } from '../resource/place.ts'
import type { Target } from '../resource/resource.ts'
import type { Where } from '../resource/where.ts'
import { afterOther, readPlace, toPlaceOf } from './place.ts'
import { addResets } from './add-resets.ts'
import { toServer } from './inside.ts'
import { addRequires, isReset } from './requires.ts'

/** A change whose place was read or predicted, and whose requests and effects are still to be added. */
type Begun = ChangeDraft & Target

/** Completes the changes: adds the place, the required changes, the requests and the effects of each. */
export async function completeChanges(
  drafts: readonly ChangeDraft[],
  whereOf: (draft: ChangeDraft) => Where,
): Promise<Change[]> {
  const begun = await Promise.all(
    addResets(addRequires(withUniqueAddresses(drafts))).map((draft) => readBefore(draft, whereOf)),
  )
  const byAddress = new Map(begun.map((draft) => [draft.address, draft]))
  const byServer = Map.groupBy(begun, toServer)
  return Promise.all(
    begun.map((draft) => complete(draft, byAddress, byServer.get(toServer(draft)) ?? [], whereOf)),
  )
}

async function readBefore(draft: ChangeDraft, whereOf: (draft: ChangeDraft) => Where): Promise<Begun> {
  const target = { ...draft, before: null, after: toPlace(draft.after) }
  if (draft.before !== undefined) return { ...target, before: toPlaceOf(target, draft.before) }
  if (draft.inside !== undefined) return target
  return { ...target, before: await readPlace(whereOf(draft), target) }
}

async function complete(
  draft: Begun,
  all: ReadonlyMap<string, Begun>,
  peers: readonly Begun[],
  whereOf: (draft: ChangeDraft) => Where,
): Promise<Change> {
  const requires = [...new Set([...(draft.requires ?? []), ...listTakenBefore(draft, all)])]
  const others = requires.flatMap((address) => all.get(address) ?? [])
  const before = others.reduce<Place>((place, other) => afterOther(draft, place, other), draft.before)
  const target = { ...draft, before }
  const operations = draft.operations ?? (await factsOf(draft).requests(whereOf(draft), target, before))
  const { price = 0, obstacles = [], notes = [], stays = [], inside, maxPrice, again } = draft
  const { address, action, at, stage, sequence, after } = draft
  const around = inside === undefined ? await factsOf(draft).around(whereOf(draft), target) : undefined
  return {
    address,
    at,
    action,
    before,
    after,
    ...toEffects({ ...target, inside, around, peers, requires }),
    stays,
    price,
    ...(maxPrice !== undefined && { maxPrice }),
    ...(again !== undefined && { again }),
    requires,
    ...(inside !== undefined && { inside }),
    obstacles,
    notes,
    operations,
    stage,
    sequence,
  }
}

/**
 * Returns the addresses of the deletions that must come before another deletion, because both delete the same
 * resources: those of the resources that it contains, and earlier ones that delete some of them.
 */
function listTakenBefore(draft: Begun, all: ReadonlyMap<string, Begun>): string[] {
  const along = new Set(listAlong(draft.before))
  if (along.size === 0 || isReset(draft)) return []
  const deletions = [...all.values()].filter(({ action }) => action === 'delete')
  const index = deletions.indexOf(draft)
  return deletions
    .filter((other, at) => {
      const isBefore = other.stage < draft.stage || (other.stage === draft.stage && at < index)
      return (
        along.has(other.address) ||
        (isBefore && listAlong(other.before).some((address) => along.has(address)))
      )
    })
    .map(({ address }) => address)
}

/**
 * Adds a number to the addresses of changes that would otherwise have the same address. Two existing resources can mean
 * the same, such as a TXT record with and without quotes. A change that requires one of these changes requires all.
 */
function withUniqueAddresses(drafts: readonly ChangeDraft[]): ChangeDraft[] {
  const numbered = new Map<string, string[]>()
  const unique = drafts.flatMap((draft) => {
    const others = numbered.get(draft.address) ?? []
    // If a domain, its mailboxes and the file need the same DNS record, the record is created only once.
    if (others.length > 0 && draft.action === 'create' && factsOf(draft).isShared) return []
    const address = others.length === 0 ? draft.address : `${draft.address} (${others.length + 1})`
    numbered.set(draft.address, [...others, address])
    return others.length === 0 ? draft : { ...draft, address }
  })
  if (numbered.size === unique.length) return unique
  return unique.map(({ requires = [], ...draft }) => ({
    ...draft,
    requires: requires.flatMap((address) => numbered.get(address) ?? address),
  }))
}
