import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft } from '../resource/change.ts'
import { findCreations, toServer } from './inside.ts'

/**
 * Adds to each change the changes that it requires: the creation of the server and of the resources around its place,
 * and the changes that open the gates for which it waits, such as the proof of a domain's ownership.
 */
export function addRequires(drafts: readonly ChangeDraft[]): ChangeDraft[] {
  const creations = findCreations(drafts)
  const opened = new Map<string, string[]>()
  for (const draft of drafts) {
    if (draft.action === 'delete') continue
    for (const gate of factsOf(draft).opens(draft)) note(opened, `${toServer(draft)} ${gate}`, draft.address)
  }
  const freed = new Set(drafts.flatMap(({ requires = [] }) => requires))
  return drafts.map((draft) => {
    const { address, action } = draft
    if (isReset(draft)) return draft
    // A record that excludes a new one, such as a CNAME, has to go before it, so its deletion waits for nothing.
    const isFreed = action === 'delete' && freed.has(address)
    const gates = isFreed ? [] : factsOf(draft).awaits(draft)
    const before = gates
      .flatMap((gate) => opened.get(`${toServer(draft)} ${gate}`) ?? [])
      .filter((one) => one !== address)
    const requires = [...new Set([...(draft.requires ?? []), ...creations.around(draft), ...before])]
    const inside = creations.insideOf(draft)
    return { ...draft, requires, ...(inside !== undefined && { inside }) }
  })
}

function note(map: Map<string, string[]>, key: string, address: string): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [address])
  else known.push(address)
}

/** Whether a change is the reset of a domain. */
export function isReset({ at }: Pick<ChangeDraft, 'at'>): boolean {
  return at.kind === 'reset'
}

/** Sorts the changes of each server by stage, and places each change after those that it requires. */
export function sortChanges(changes: readonly Change[]): Change[] {
  const servers = Map.groupBy(changes, toServer)
  const staged = [...servers.values()].flatMap((list) =>
    list.toSorted((one, other) => one.stage - other.stage),
  )
  const byAddress = new Map(staged.map((change) => [change.address, change]))
  const sorted = new Set<Change>()
  for (const change of staged) place(change, byAddress, sorted, new Set())
  return [...sorted]
}

function place(
  change: Change,
  all: ReadonlyMap<string, Change>,
  sorted: Set<Change>,
  above: Set<Change>,
): void {
  if (sorted.has(change) || above.has(change)) return
  above.add(change)
  for (const address of change.requires) {
    const required = all.get(address)
    if (required !== undefined) place(required, all, sorted, above)
  }
  above.delete(change)
  sorted.add(change)
}
