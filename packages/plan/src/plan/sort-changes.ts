import type { Change } from '../changes/change.ts'

/** Sorts the changes of each server by stage, and places each change after those that it requires. */
export function sortChanges(changes: readonly Change[]): Change[] {
  const servers = Map.groupBy(changes, ({ address }) => address.split('/', 2).join('/'))
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
