import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft } from '../resource/change.ts'
import { findCreations, toServer } from './inside.ts'

/**
 * Adds to each change the changes that it requires: the creation of the server and of the resources around its place,
 * and the changes that open the gates for which it waits, such as the proof of a domain's ownership.
 */
export function addRequires(drafts: readonly ChangeDraft[]): ChangeDraft[] {
  const surroundingsOf = findCreations(drafts)
  const openings = findOpenings(drafts)
  return drafts.map((draft) => {
    if (isReset(draft)) return draft
    const own = draft.requires ?? []
    const { around, inside } = surroundingsOf(draft)
    const requires = [...new Set([...own, ...around, ...openings(draft)])]
    return { ...draft, requires, ...(inside !== undefined && { inside }) }
  })
}

/**
 * Leaves out of each deletion the changes for which it waits by its gates. Every new mailbox opens the gate of every
 * mailbox that goes, so the lists of a plan would grow with the square of its changes.
 */
export function withoutWaiting(changes: readonly Change[]): Change[] {
  const openings = findOpenings(changes)
  return changes.map((change) => {
    if (change.action !== 'delete') return change
    const waits = new Set(openings(change))
    return { ...change, requires: change.requires.filter((address) => !waits.has(address)) }
  })
}

/** Adds to each deletion of a plan the changes for which it waits by its gates. */
export function withWaiting(changes: readonly Change[]): Change[] {
  const openings = findOpenings(changes)
  return changes.map((change) =>
    change.action === 'delete'
      ? { ...change, requires: [...new Set([...change.requires, ...openings(change)])] }
      : change,
  )
}

/** Returns a function that lists the changes which open the gates of a change. */
function findOpenings(drafts: readonly ChangeDraft[]): (draft: ChangeDraft) => string[] {
  const opened = new Map<string, string[]>()
  for (const draft of drafts) {
    if (draft.action === 'delete') continue
    for (const gate of factsOf(draft).opens(draft)) note(opened, `${toServer(draft)} ${gate}`, draft.address)
  }
  // A record that excludes a new one, such as a CNAME, has to go before it, so its deletion waits for nothing.
  const freed = new Set(drafts.flatMap(({ action, requires = [] }) => (action === 'delete' ? [] : requires)))
  return (draft) => {
    if (draft.action === 'delete' && freed.has(draft.address)) return []
    const gates = factsOf(draft)
      .awaits(draft)
      .flatMap((gate) => opened.get(`${toServer(draft)} ${gate}`) ?? [])
    return gates.filter((one) => one !== draft.address)
  }
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
  const above = new Set<Change>()
  for (const change of staged) place(change, byAddress, sorted, above)
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
