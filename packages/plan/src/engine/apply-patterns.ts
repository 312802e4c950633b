import { ConfigError } from '@hostwright/common'
import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft, Comparison, Unmanaged, Section } from '../resource/change.ts'
import type { Desired } from '../generated/desired.ts'
import { matchesAny } from '../names/matches.ts'
import { listAlong } from '../resource/place.ts'

/**
 * Removes the deletions of resources that a pattern of the file's `ignore` or `keep` matches, and lists the resources
 * as unmanaged. Ignored resources do not count as entries of their section either. What needs such a deletion cannot be
 * made, and an existing record that a pattern matches is not turned into another one.
 *
 * @throws {ConfigError} `ignore` if a pattern matches something that the file or an action would change
 */
export function withoutCovered(
  comparison: Required<Comparison>,
  { ignore = [], keep = [] }: Desired,
): Required<Comparison> {
  const covers = (address: string): 'ignore' | 'keep' | undefined =>
    matchesAny(address, ignore) ? 'ignore' : matchesAny(address, keep) ? 'keep' : undefined
  const changes: ChangeDraft[] = []
  const kept: Unmanaged[] = []
  for (const change of comparison.changes) {
    const { address, action, replaces } = change
    const cover = covers(address)
    const keeps = replaces && covers(replaces.address)
    if (action === 'delete' && cover !== undefined) kept.push(toKept(address, cover))
    else if (cover === 'ignore') {
      // The records of the file were checked when it was read. A record that a new domain needs can be ignored.
      if (!factsOf(change).isShared) throw toIgnored(address)
    } else if (keeps === undefined) changes.push(change)
    else {
      changes.push(withoutReplacement(change, keeps))
      kept.push(toKept(replaces!.address, keeps))
    }
  }
  const staying = new Set(kept.map(({ address }) => address))
  const unmanaged = comparison.unmanaged.map((one): Unmanaged => ({
    ...one,
    kept: covers(one.address) ?? one.kept,
  }))
  const sections = comparison.sections.map(({ address, items }) => ({
    address,
    items: items.filter((item) => !matchesAny(item, ignore)),
  }))
  return {
    ...comparison,
    changes: changes.map((change) => withStaying(change, staying)),
    unmanaged: [...unmanaged, ...kept],
    sections,
  }
}

function toIgnored(address: string): ConfigError {
  const problem = `covers ${address}, which would be changed: leave out the entry or the pattern`
  return new ConfigError('ignore', problem)
}

function toKept(address: string, kept: 'ignore' | 'keep'): Unmanaged {
  return { address, managedBy: null, kept }
}

/** Adds a new record instead of changing an existing one that a pattern covers, or an obstacle if only one can exist. */
function withoutReplacement(change: ChangeDraft, cover: string): ChangeDraft {
  const { replaces, obstacles = [], at, before } = change
  if (replaces?.canStay !== true) {
    const problem = `It would replace ${replaces?.address}, which ${cover} covers.`
    return { ...change, obstacles: [...obstacles, problem] }
  }
  const { from: _, ...rest } = at
  return { ...change, action: 'create', at: rest, ...(before !== undefined && { before: null }) }
}

/** Adds an obstacle to a change that needs the deletion of a resource that stays. */
function withStaying(change: ChangeDraft, staying: ReadonlySet<string>): ChangeDraft {
  const { requires = [], obstacles = [] } = change
  const covered = [...new Set(requires)].filter((address) => staying.has(address))
  if (covered.length === 0) return change
  const problem = `It cannot exist beside what ignore or keep covers: ${covered.join(', ')}.`
  return { ...change, obstacles: [...obstacles, problem] }
}

/** Adds an obstacle to each change that would also delete a resource that a pattern of `ignore` or `keep` matches. */
export function withCoveredInside(changes: readonly Change[], { ignore = [], keep = [] }: Desired): Change[] {
  return changes.map((change) => {
    const gone = new Set([...listAlong(change.before), ...change.destroys])
    const covered = [...gone].filter((one) => matchesAny(one, [...ignore, ...keep]))
    if (covered.length === 0) return change
    return {
      ...change,
      obstacles: [
        ...change.obstacles,
        `It would also delete resources that ignore or keep covers: ${covered.join(', ')}.`,
      ],
    }
  })
}

/**
 * Returns the allowances `many:SECTION` for sections that lose so many entries that it may be a mistake: at least ten
 * and more than a third, or all entries of a section with at least two.
 */
export function listMany(changes: readonly Change[], sections: readonly Section[]): string[] {
  const gone = new Set(changes.flatMap(({ action, address }) => (action === 'delete' ? [address] : [])))
  return sections.flatMap(({ address, items }) => {
    const deleted = items.filter((item) => gone.has(item)).length
    return isMany(deleted, items.length) ? [`many:${address}`] : []
  })
}

/** Whether a section of `count` entries loses so many that it may be a mistake. */
export function isMany(deleted: number, count: number): boolean {
  return (deleted >= 10 && deleted * 3 > count) || (deleted >= 2 && deleted === count)
}

/**
 * Returns the changes that the patterns of `only` match, with the changes that these require. A required order is
 * included only if a pattern matches it, and otherwise becomes an obstacle.
 */
export function pickOnly(changes: readonly Change[], only: readonly string[] | undefined): Change[] {
  if (only === undefined) return [...changes]
  const byAddress = new Map(changes.map((change) => [change.address, change]))
  const picked = new Map<string, Change>()
  const pick = (change: Change, neededBy?: string): void => {
    if (picked.has(change.address)) return
    const orders = change.requires.filter(
      (address) => byAddress.get(address)?.action === 'order' && !matchesAny(address, only),
    )
    const obstacles = orders.map(
      (address) => `It needs the order ${address}, which is not in this part of the plan.`,
    )
    const notes = neededBy === undefined ? [] : [`Needed by ${neededBy}.`]
    picked.set(change.address, {
      ...change,
      obstacles: [...change.obstacles, ...obstacles],
      notes: [...change.notes, ...notes],
    })
    for (const address of change.requires) {
      const required = byAddress.get(address)
      if (required !== undefined && !orders.includes(address)) pick(required, change.address)
    }
  }
  for (const change of changes) if (matchesAny(change.address, only)) pick(change)
  return changes.flatMap(({ address }) => picked.get(address) ?? [])
}
