import type { FileProblem } from './desired-error.ts'

type Path = FileProblem['path']
type Map = Readonly<Record<string, unknown>>

/**
 * A value that two files of the same account both contain, even if it is equal, or a section that only one of them
 * prunes.
 */
export interface Conflict {
  readonly path: Path
  readonly problem: 'twice' | 'prune'
}

const joined = new Set(['ignore', 'keep'])

/**
 * Joins two files that describe different parts of an account. A value that both files contain is a conflict. So is a
 * list in one file whose `prune` is in the other: readers of the list would not see that other entries are deleted.
 */
export function joinFiles(one: Map, other: Map, conflicts: Conflict[], path: Path = []): Map {
  const result: Record<string, unknown> = { ...one }
  const isPruned = path.length > 0 && (isTrue(one['prune']) || isTrue(other['prune']))
  if (isPruned) conflicts.push({ path: [...path, 'prune'], problem: 'prune' })
  for (const section of listPruned(one, other)) {
    conflicts.push({ path: [...path, section], problem: 'prune' })
  }
  for (const [name, value] of Object.entries(other)) {
    const known = one[name]
    const at = [...path, name]
    if (known === undefined) result[name] = value
    else if (path.length === 0 && joined.has(name)) result[name] = [...(known as []), ...(value as [])]
    else if (isMap(known) && isMap(value)) result[name] = joinFiles(known, value, conflicts, at)
    else if (!(path.length === 0 && name === 'version')) conflicts.push({ path: at, problem: 'twice' })
  }
  return result
}

/** Returns the sections that one file prunes and that have entries in the other file. */
function listPruned(one: Map, other: Map): string[] {
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  return pairs.flatMap(([pruning, listing]) => {
    const sections = Array.isArray(pruning['prune']) ? (pruning['prune'] as string[]) : []
    return sections.filter((section) => hasSection(listing, section))
  })
}

/**
 * Whether the part of the file for a server contains a section: in the server, in one of its domains or in their
 * subdomains.
 */
function hasSection(value: unknown, section: string): boolean {
  if (!isMap(value)) return false
  return Object.entries(value).some(
    ([name, entry]) => (name === section && entry !== undefined) || hasSection(entry, section),
  )
}

function isTrue(value: unknown): boolean {
  return value === true
}

function isMap(value: unknown): value is Map {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
